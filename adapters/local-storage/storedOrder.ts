import * as v from 'valibot';
import type { Address } from '../../core/domain/addresses/Address.ts';
import type { CartItem } from '../../core/domain/cart/CartItem.ts';
import type { ProductPictures } from '../../core/domain/catalogue/Picture.ts';
import { productFields } from '../../core/domain/catalogue/Product.ts';
import type { Order } from '../../core/domain/orders/Order.ts';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';

export const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));
const addressText = text(TEXT_LIMITS.addressField);
const productText = text(TEXT_LIMITS.productText);
const shortText = text(TEXT_LIMITS.path);

export const storedAddress: v.GenericSchema<unknown, Address> = v.object({
  key: shortText,
  ...v.entriesFromList(['name', 'street', 'city', 'state', 'country', 'pincode', 'phone'], addressText),
  createdAt: shortText,
  updatedAt: shortText,
});

const pictureEntries = {
  files: productText,
  widths: v.array(v.number()),
  formats: v.array(productText),
  width: v.number(),
  height: v.number(),
  placeholder: productText,
};

const pictures: v.GenericSchema<unknown, ProductPictures> = v.object({
  ...pictureEntries,
  detail: v.exactOptional(v.object(pictureEntries)),
});

const fieldKinds = {
  name: productText,
  text: productText,
  detail: v.optional(productText),
  number: v.number(),
  paise,
  /** Invalid pictures are ignored, so that the order stays readable. */
  pictures: v.optional(v.fallback(v.undefinedable(pictures), undefined)),
};
type Fields = typeof productFields;
const fieldEntries = Object.entries(productFields).map(([field, kind]) => [field, fieldKinds[kind]]);

export const productShape = Object.fromEntries(fieldEntries) as {
  readonly [Field in keyof Fields]: (typeof fieldKinds)[Fields[Field]];
};

/** The fields of a cart item without its quantity. */
export const wishShape = { ...productShape, createdAt: productText, updatedAt: productText };

export const storedItem: v.GenericSchema<unknown, CartItem> = v.object({
  ...wishShape,
  quantity: v.pipe(v.number(), v.safeInteger()),
});

/** The stored JSON of an order, with the core's names and units (amounts in paise). */
export const storedOrder: v.GenericSchema<unknown, Order> = v.object({
  paymentId: v.pipe(shortText, v.nonEmpty()),
  orderId: shortText,
  amountPaid: paise,
  orderedProducts: v.array(storedItem),
  deliveryAddress: storedAddress,
  paidAt: shortText,
  number: v.exactOptional(shortText),
  status: v.exactOptional(v.picklist(['payment-pending', 'placed', 'packed', 'shipped', 'delivered', 'cancelled'])),
});

/** Returns the values of the entries that match the schema, in their order. */
export function validEntries<Value>(
  schema: v.GenericSchema<unknown, Value>,
  entries: readonly unknown[],
): readonly Value[] {
  return entries.flatMap((entry) => {
    const { success, output } = v.safeParse(schema, entry);
    return success ? [output] : [];
  });
}
