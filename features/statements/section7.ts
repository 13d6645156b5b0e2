import type { StatementSection } from './Statement.ts';

export const section7: StatementSection = {
  number: 7,
  title: 'The calls it makes',
  statements: [
    { id: '7.01', text: 'Every path of the back-end begins with /api.' },
    { id: '7.02', text: "Calls on a user's own things carry the token in their authorization header." },
    { id: '7.03', text: 'The client accepts JSON and sets no timeout.' },
    {
      id: '7.04',
      text: 'GET /products answers an object with a products array; the client takes status 200 alone as success.',
    },
    {
      id: '7.05',
      text: 'GET /products/{productId} answers one product; an unknown one answers 404 with an errors list.',
    },
    { id: '7.06', text: 'GET /categories answers the categories.' },
    {
      id: '7.07',
      text: 'POST /auth/login takes email and password and answers 200 with encodedToken and foundUser, its password cleared.',
    },
    {
      id: '7.08',
      text: 'POST /auth/signup takes email, password, firstName, lastName and more, and answers 201 with encodedToken and createdUser.',
    },
    { id: '7.09', text: 'GET /user/cart answers the cart with 200.' },
    { id: '7.10', text: 'POST /user/cart takes a product and answers the cart with 201.' },
    {
      id: '7.11',
      text: 'POST /user/cart/{id} takes an action of type increment or decrement and answers the cart with 200.',
    },
    { id: '7.12', text: 'DELETE /user/cart/{id} answers the cart with 200.' },
    { id: '7.13', text: 'POST /user/cart/clearCart takes nothing and answers the emptied cart with 201.' },
    { id: '7.14', text: 'GET /user/wishlist answers the wishlist.' },
    { id: '7.15', text: 'POST /user/wishlist takes a product and answers the wishlist with 201.' },
    { id: '7.16', text: 'DELETE /user/wishlist/{id} answers the wishlist with 200.' },
    { id: '7.17', text: 'GET /user/address answers the addressList.' },
    { id: '7.18', text: 'POST /user/address takes an address and answers the addressList with 201.' },
    {
      id: '7.19',
      text: "POST /user/address/{id} takes an address's seven fields and answers the addressList with 200.",
    },
    { id: '7.20', text: 'DELETE /user/address/{id} answers the addressList with 200.' },
    { id: '7.21', text: "GET /user/orders answers the orders; the reference's mistyped lookup is repaired." },
    { id: '7.22', text: 'POST /user/orders takes an order and answers the orders with 201.' },
    { id: '7.23', text: 'The client sends no order to a server.' },
    { id: '7.24', text: "The mock's token is signed with HS256 and a fixed development secret." },
    { id: '7.25', text: 'An unknown id on update or delete leaves the list as it is and answers it.' },
  ],
};
