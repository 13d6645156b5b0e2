import type { StatementSection } from './Statement.ts';

export const section3: StatementSection = {
  key: '3',
  title: 'Entities and their fields',
  statements: [
    {
      id: '3.session-keys',
      text: 'The session is token, isAuth, firstName, lastName and email, kept in local storage under exactly these keys.',
    },
    { id: '3.product-identity', text: 'A product has _id, the numeric id used by the details route, and a name.' },
    {
      id: '3.product-category',
      text: 'A product has a category (clothing or accessories in the seed) and a category_name.',
    },
    {
      id: '3.product-creator-and-size',
      text: "A product carries one creator's handle and one size; the seed's sizes are S, M, L and XL.",
    },
    {
      id: '3.product-prices-and-picture',
      text: 'A product has original_price, discounted_price, img (an image path) and description.',
    },
    { id: '3.category', text: 'A category is its categoryName, taken from the distinct categories of the products.' },
    { id: '3.cart-item', text: 'A cart item is the product with qty, starting at 1, createdAt and updatedAt.' },
    { id: '3.wishlist-item', text: 'A wishlist item is the product with createdAt and updatedAt.' },
    {
      id: '3.address',
      text: 'An address has _id, name, street, city, state, country, pincode, phone, createdAt and updatedAt.',
    },
    {
      id: '3.mock-user',
      text: "The mock's user has _id, email, password, createdAt, updatedAt and whatever else signup sent.",
    },
    { id: '3.seed-user', text: 'The seed user is known by firstName and lastName and has a bio.' },
    { id: '3.mock-user-lists', text: 'Every user of the mock owns a cart, a wishlist, an addressList and orders.' },
    {
      id: '3.order',
      text: "The client's order has paymentId, a random unique orderId, amountPaid, a copy of the cart as orderedProducts, and deliveryAddress.",
    },
    { id: '3.mock-order', text: "The mock's order is what was posted with _id, createdAt and updatedAt." },
    {
      id: '3.checkout-draft',
      text: 'The checkout draft carries cartItemsTotal, cartItemsDiscountTotal, couponDiscountTotal, orderAddress and orderId.',
    },
    {
      id: '3.catalogue-state',
      text: "The catalogue's state is all products, the unique categories, influencers and sizes, the search text and the active filters.",
    },
    {
      id: '3.filters',
      text: 'Filters are lists of categories, influencers, sizes and price ranges, a sort and the search text; ranges compare by min.',
    },
    {
      id: '3.coupon',
      text: 'A coupon has id, name, description, minimumPurchase and either a flat amount or a percentage.',
    },
    { id: '3.timestamp', text: 'A timestamp is year-month-day, the letter T, and the time with its offset.' },
  ],
};
