/** What the stock's value needs of each product, without reading the products, which are wide. */
export const productSummaries = `
create index product_summaries on products (key) include (influencer, discounted_price);
`;
