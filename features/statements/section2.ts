import type { StatementSection } from './Statement.ts';

export const section2: StatementSection = {
  key: '2',
  title: 'Screens and routes',
  statements: [
    { id: '2.spinner', text: 'For its first second the app is covered by a full-screen spinner.' },
    { id: '2.scroll-to-top', text: 'Each change of path brings the page back to its top.' },
    { id: '2.search-box', text: "Enter in the navbar's search box opens the listing with that text applied." },
    { id: '2.products-menu', text: 'The navbar has a Products menu with the categories.' },
    { id: '2.login-or-profile', text: 'The navbar offers Login to a visitor and Profile to a logged-in shopper.' },
    { id: '2.wishlist-badge', text: "The navbar's wishlist link wears the number of wishlist items." },
    { id: '2.cart-badge', text: "The navbar's cart link wears the total quantity in the cart." },
    { id: '2.hamburger-menu', text: 'On small screens the navbar folds into a hamburger menu.' },
    { id: '2.unknown-path', text: 'A path the app does not know shows "Error 404" and "Page not found".' },
    { id: '2.back-to-home', text: "The unknown path's Back to Home button leads to the listing." },
    { id: '2.route-home', text: '/ is open to all and shows Home.' },
    { id: '2.route-listing', text: '/product-listing is open to all and shows the filters and the product grid.' },
    {
      id: '2.route-details',
      text: '/product-details/{productId} is open to all and shows the product with that numeric id.',
    },
    { id: '2.route-cart', text: '/cart needs a login.' },
    { id: '2.route-wishlist', text: '/wishlist needs a login.' },
    { id: '2.route-checkout', text: '/checkout needs a login.' },
    { id: '2.route-login', text: '/login is open and shows the login form.' },
    { id: '2.route-signup', text: '/signup is open and shows the signup form.' },
    { id: '2.route-logout', text: '/logout is open and holds a Logout button.' },
    { id: '2.route-profile', text: '/profile needs a login and shows the details tab.' },
    { id: '2.route-orders', text: '/profile/orders is not guarded; a visitor reads "No Orders" and is offered Login.' },
    {
      id: '2.route-addresses',
      text: '/profile/addresses is not guarded; a visitor reads "No Address To Display" and is offered Login.',
    },
    {
      id: '2.guard',
      text: 'A visitor who opens a guarded route lands on /login and the shop remembers where the visitor wanted to go.',
    },
    {
      id: '2.shop-now',
      text: "Home's hero picture has a Shop Now button that clears every filter and opens the listing.",
    },
    {
      id: '2.new-arrivals',
      text: 'Home has a New Arrivals heading over four video cards that play by themselves, silent and in a loop.',
    },
    { id: '2.new-arrival-links', text: 'The four video cards lead to /product-details/14, /17, /12 and /16.' },
    { id: '2.new-arrival-speeds', text: 'Each video card plays at its own speed.' },
    { id: '2.category-tiles', text: 'Shop By Categories shows one tile for each known category.' },
    { id: '2.default-picture', text: 'A tile whose category has no picture of its own shows the default picture.' },
    {
      id: '2.tile-opens-category',
      text: 'A category tile resets the filters, selects its category and opens the listing.',
    },
    {
      id: '2.filter-panel',
      text: 'The filter panel stands beside the grid; on small screens the Filter button slides it over.',
    },
    {
      id: '2.filter-options',
      text: 'Influencers, sizes and categories are checkboxes made from the loaded products, sizes in wearing order and the rest as first met.',
    },
    {
      id: '2.price-ranges',
      text: 'The price ranges are Below 200, 201-999, 1000-1999 and Over 2000, the last one meaning 2000 to 5000.',
    },
    { id: '2.sort-by-price', text: 'The listing can be sorted by price, highToLow or lowToHigh.' },
    { id: '2.reset', text: 'The Reset button clears all filters and leaves the search text.' },
    {
      id: '2.card-facts',
      text: 'A product card shows image, name, the original price struck through and the discounted price.',
    },
    {
      id: '2.percent-badge',
      text: "A discounted product's card wears a rounded percent-off badge; a product that is not discounted wears none.",
    },
    {
      id: '2.card-button',
      text: "A product card's button says Add to Cart; for what the cart holds it says Go to Cart.",
    },
    { id: '2.card-heart', text: 'A product card has a heart that puts the product on the wishlist or takes it off.' },
    { id: '2.no-matches', text: 'When nothing matches the listing says: Sorry, there are no matching products!' },
    {
      id: '2.details-facts',
      text: 'The details page shows image, name, both prices, description and size of its product.',
    },
    {
      id: '2.details-buttons',
      text: 'From its details a product goes into the cart (or, once there, leads to it) and on or off the wishlist.',
    },
    {
      id: '2.unknown-product',
      text: 'A details path whose id no product has, or that is no number, ends on a panel of the shop that leads on.',
    },
    { id: '2.cart-item', text: 'A cart item shows image, name, discounted price and size.' },
    {
      id: '2.cart-controls',
      text: "In the cart, minus and plus change an item's quantity, an icon removes it and a heart wishes for it.",
    },
    { id: '2.apply-coupons', text: 'The cart has an "Apply Coupons?" area that opens and closes.' },
    {
      id: '2.summary',
      text: 'The Summary counts sub-total, discount, total and "You saved" by the readings\' formulas; delivery & handling reads Free.',
    },
    { id: '2.coupon-line', text: 'The Summary shows the coupon discount only while a coupon is selected.' },
    { id: '2.place-order-link', text: "The cart's Place Order link leads to /checkout." },
    { id: '2.empty-cart', text: 'An empty cart says "Cart is Empty!" and offers Explore, which leads to the listing.' },
    {
      id: '2.wishlist-card',
      text: 'A wishlist card shows image, name, prices and percent badge, with Add to Cart and Remove from Wishlist.',
    },
    {
      id: '2.added-to-cart',
      text: 'The wishlist\'s cart button reads "Added to Cart" for what the cart holds already; pressing it adds one more.',
    },
    { id: '2.empty-wishlist', text: 'An empty wishlist says "Wishlist is Empty!" and offers Explore.' },
    { id: '2.address-chooser', text: 'The checkout offers the addresses as radio buttons and has Add New Address.' },
    { id: '2.in-your-bag', text: 'The checkout lists what is In Your Bag.' },
    {
      id: '2.billing-summary',
      text: 'The Billing Summary has Subtotal, Discount, Total and a Shipping that is Free; with a coupon it gains a line for it.',
    },
    {
      id: '2.delivering-to',
      text: "The checkout's Delivering To block shows the chosen address with the Place Order button.",
    },
    {
      id: '2.select-address-hint',
      text: 'Please provide/select an address to proceed! is what the checkout says as long as no address is chosen.',
    },
    {
      id: '2.empty-checkout',
      text: 'The checkout of an empty cart says "No items in your cart to Checkout!" and leads to the listing by Explore.',
    },
    { id: '2.login-form', text: 'The login form has e-mail and a password that can be shown and hidden.' },
    {
      id: '2.login-without-effect',
      text: 'The login page shows "Keep me signed in" and "Forgot your password?"; in the demonstration both are without effect.',
    },
    { id: '2.login-error-and-link', text: 'The login page has a place for its error text and a link to /signup.' },
    {
      id: '2.signup-form',
      text: 'Signing up asks for e-mail, the password twice, both names and consent to the terms.',
    },
    { id: '2.signing-up', text: 'While a signup is under way its button reads "Signing Up..." in place of Sign Up.' },
    { id: '2.login-link', text: 'The signup page links to the login page.' },
    { id: '2.profile-shell', text: 'The profile shell shows an avatar initial, full name, e-mail and three tabs.' },
    { id: '2.profile-details', text: "The profile's first tab tells name and e-mail and lets the shopper log out." },
    { id: '2.orders-tab', text: 'Past orders stand under "Your Orders"; a shopper without any reads "No Orders".' },
    {
      id: '2.addresses-tab',
      text: 'The addresses tab offers New Address, and Edit and Delete on each card; an empty book says "No Address To Display".',
    },
    { id: '2.address-modal', text: 'One address form, in a modal, serves adding and editing.' },
    { id: '2.dummy-data', text: 'The address form\'s "Add Dummy Data" button fills it with sample data.' },
  ],
};
