import type { NewShopper } from '../../core/domain/accounts/Credentials.ts';
import type { Session } from '../../core/domain/accounts/Session.ts';
import type { AddressDetails } from '../../core/domain/addresses/Address.ts';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import type { BackEndSubject } from './backEndSubjects.ts';

const jacketPicture = {
  files: '/pictures/1',
  widths: [400, 800],
  formats: ['avif', 'webp'],
  width: 800,
  height: 1000,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

/** A product with every field. */
export const denimJacket: Required<Omit<Product, 'facts' | 'sizes' | 'pictureCount'>> = {
  key: 'key of jacket/1',
  id: 1,
  name: 'Denim Jacket',
  category: 'clothing',
  categoryName: "men's",
  influencer: '@kabir.cuts',
  size: 'L',
  originalPrice: 149_900,
  discountedPrice: 119_950,
  image: '/pictures/1.jpg',
  picture: { ...jacketPicture, detail: { ...jacketPicture, files: '/pictures/1-detail' } },
  description: 'A square-cut work jacket.',
};

const { picture: _jacketPicture, ...jacketWithoutPicture } = denimJacket;

/** A product without `picture`. */
export const sunEarrings: Product = {
  ...jacketWithoutPicture,
  key: 'key-of-earrings',
  id: 2,
  name: 'Sun Earrings',
  category: 'accessories',
  categoryName: "women's",
  originalPrice: 24_900,
  discountedPrice: 24_900,
};

export const priya: NewShopper = {
  email: 'priya@example.com',
  password: 'correct horse',
  firstName: 'Priya',
  lastName: 'Sharma',
};

export const home: AddressDetails = {
  name: 'Priya Sharma',
  street: '24, 4th Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  phone: '9876543210',
};

/** Signs Priya up and returns her session. */
export function signUpPriya({ authentication }: BackEndSubject): Promise<Session> {
  return authentication.signUp(priya);
}
