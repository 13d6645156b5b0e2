/** Short news for the shopper, gone by itself. */
export type ForNotifyingShopper = {
  success(text: string): void;
  error(text: string): void;
};
