/** Short messages for the shopper, which disappear by themselves. */
export type ForNotifyingShopper = {
  success(text: string): void;
  error(text: string): void;
};
