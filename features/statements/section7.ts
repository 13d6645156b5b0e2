import type { StatementSection } from './Statement.ts';

export const section7: StatementSection = {
  key: '7',
  title: 'The calls it makes',
  statements: [
    { id: '7.api-prefix', text: 'Every path of the back-end begins with /api.' },
    { id: '7.token-header', text: "Calls on a user's own things carry the token in their authorization header." },
    { id: '7.json-no-timeout', text: 'The client accepts JSON and sets no timeout.' },
    {
      id: '7.get-products',
      text: 'GET /products answers an object with a products array; the client takes status 200 alone as success.',
    },
    {
      id: '7.get-product',
      text: 'GET /products/{productId} answers one product; an unknown one answers 404 with an errors list.',
    },
    { id: '7.get-categories', text: 'GET /categories answers the categories.' },
    {
      id: '7.post-login',
      text: 'POST /auth/login takes email and password and answers 200 with encodedToken and foundUser, its password cleared.',
    },
    {
      id: '7.post-signup',
      text: 'POST /auth/signup takes email, password, firstName, lastName and more, and answers 201 with encodedToken and createdUser.',
    },
    { id: '7.get-cart', text: 'GET /user/cart answers the cart with 200.' },
    { id: '7.post-cart', text: 'POST /user/cart takes a product and answers the cart with 201.' },
    {
      id: '7.post-cart-item',
      text: 'POST /user/cart/{id} takes an action of type increment or decrement and answers the cart with 200.',
    },
    { id: '7.delete-cart-item', text: 'DELETE /user/cart/{id} answers the cart with 200.' },
    { id: '7.clear-cart', text: 'POST /user/cart/clearCart takes nothing and answers the emptied cart with 201.' },
    { id: '7.get-wishlist', text: 'GET /user/wishlist answers the wishlist.' },
    { id: '7.post-wishlist', text: 'POST /user/wishlist takes a product and answers the wishlist with 201.' },
    { id: '7.delete-wishlist-item', text: 'DELETE /user/wishlist/{id} answers the wishlist with 200.' },
    { id: '7.get-address', text: 'GET /user/address answers the addressList.' },
    { id: '7.post-address', text: 'POST /user/address takes an address and answers the addressList with 201.' },
    {
      id: '7.post-address-item',
      text: "POST /user/address/{id} takes an address's seven fields and answers the addressList with 200.",
    },
    { id: '7.delete-address-item', text: 'DELETE /user/address/{id} answers the addressList with 200.' },
    { id: '7.get-orders', text: "GET /user/orders answers the orders; the reference's mistyped lookup is repaired." },
    { id: '7.post-orders', text: 'POST /user/orders takes an order and answers the orders with 201.' },
    { id: '7.orders-not-sent', text: 'With the mock back-end the client sends no order to a server.' },
    { id: '7.token-signature', text: "The mock's token is signed with HS256 and a fixed development secret." },
    { id: '7.unknown-id', text: 'An unknown id on update or delete leaves the list as it is and answers it.' },
  ],
};
