import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../core/domain/testing/samples.ts';
import { productData, soldOutData } from './productData.ts';

describe('A product for search engines', () => {
  it('says what it is, whose, and what it costs in rupees now', () => {
    const data = JSON.parse(
      productData(aProduct({ discountedPrice: 49950, image: '/pictures/products/1.webp' }), 'https://shop.example'),
    );
    expect(data).toMatchObject({
      '@type': 'Product',
      name: 'Low Tide Tee',
      brand: { name: '@meher.makes' },
      image: ['https://shop.example/pictures/products/1.webp'],
      offers: { price: '499.50', priceCurrency: 'INR', url: 'https://shop.example/product-details/1' },
    });
  });

  it('has the address of a picture on another host as it is', () => {
    const image = 'https://pictures.example/tee.webp';
    expect(JSON.parse(productData(aProduct({ image }), 'https://shop.example')).image).toEqual([image]);
  });

  it('is out of stock when it is sold out, and else says nothing of it', () => {
    const availability = (data: string) => JSON.parse(data).offers.availability;
    expect(availability(soldOutData(aProduct(), 'https://shop.example'))).toBe('https://schema.org/OutOfStock');
    expect(availability(productData(aProduct(), 'https://shop.example'))).toBeUndefined();
  });

  it('never ends the script it stands in', () => {
    const text = productData(aProduct({ name: '</script><b>' }), 'https://shop.example');
    expect(text).not.toContain('<');
    expect(JSON.parse(text).name).toBe('</script><b>');
  });
});
