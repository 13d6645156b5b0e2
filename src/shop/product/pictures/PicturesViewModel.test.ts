import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import type { Picture, ShownPicture } from '../../../../core/domain/catalogue/Picture.ts';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { aProduct } from '../../../../core/domain/testing/samples.ts';
import { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PicturesViewModel } from './PicturesViewModel.ts';

const view = (name: string): Picture => ({
  ...{
    files: `/p/${name}`,
    widths: [400],
    formats: ['webp'],
    width: 4,
    height: 5,
    placeholder: 'data:image/webp;base64,',
  },
});
const two = aProduct({
  key: 'tee',
  id: 7,
  name: 'Tee',
  image: '/p/front.jpg',
  picture: { ...view('front'), detail: view('back') },
});
const four: Product = { ...two, pictureCount: 4 };
const SIDE: ShownPicture = { image: '/p/side.jpg', alt: 'The side' };

/** The page of a product, what it has asked for, and how the call for pictures is answered. */
function open(product: Product) {
  const asked: number[] = [];
  let answer: (pictures: readonly ShownPicture[]) => void = () => undefined;
  let refuse: (reason: Error) => void = () => undefined;
  const further = ({ id }: Pick<Product, 'id'>) => {
    asked.push(id);
    return new Promise<readonly ShownPicture[]>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  };
  const page = new PicturesViewModel({ pictures: { further }, pendingWork: new PendingWork() });
  const shown: (readonly (string | undefined)[])[] = [];
  autorun(() => shown.push(page.of(product).map(({ file }) => file?.image)));
  return {
    page,
    asked,
    answer: (pictures: readonly ShownPicture[]) => answer(pictures),
    refuse: () => refuse(new Error('no network')),
    shown: () => shown.at(-1),
  };
}

it('A product without further pictures has its own, with words, and nothing is asked for', async () => {
  const { page, asked } = open(two);
  await page.load(two);
  expect(page.of(two).map(({ alt }) => alt)).toEqual(['Tee', 'Tee, second view']);
  expect(page.of({ ...two, picture: undefined })).toEqual([
    { alt: 'Tee', file: { image: '/p/front.jpg', picture: undefined, alt: undefined } },
  ]);
  expect(asked).toEqual([]);
});

it('Further pictures have a place before they are received, and are asked for once, whatever the size', async () => {
  const { page, asked, answer, shown } = open(four);
  const loading = page.load(four);
  expect(shown()).toEqual(['/p/front.jpg', '/p/back.jpg', undefined, undefined]);
  answer([SIDE, { image: '/p/hem.jpg' }]);
  await loading;
  expect(shown()).toEqual(['/p/front.jpg', '/p/back.jpg', '/p/side.jpg', '/p/hem.jpg']);
  expect(
    page
      .of(four)
      .map(({ alt }) => alt)
      .slice(2),
  ).toEqual(['The side', 'Tee, picture 4']);
  await page.load({ ...four, id: 8 });
  expect(asked).toEqual([7]);
});

it('Without an answer the pictures of the product itself are all', async () => {
  const { page, refuse, shown } = open(four);
  const loading = page.load(four);
  refuse();
  await loading;
  expect(shown()).toEqual(['/p/front.jpg', '/p/back.jpg']);
});
