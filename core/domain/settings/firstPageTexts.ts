import { chartIn, MEASURES } from '../measures/SizeChart.ts';
import { BODY_MEASURES } from '../styles/sizeGuide.ts';
import type { PageTexts } from './textPages.ts';

const { rows: SIZES_IN_INCHES } = chartIn({ columns: [], rows: BODY_MEASURES }, 'inches');

/** The texts of a shop that has changed none. A shopkeeper reads them, and has them checked, before the shop opens. */
export const FIRST_PAGE_TEXTS: PageTexts = {
  deliveryText: `Delivery is free, always, to every address in India. There is no smallest order.

## When it arrives

Type your PIN code on the page of a product, and it says between which days an order of today arrives. The cart, the checkout and your order say it again. What was promised when you paid stays with your order.

Sundays and national holidays do not count: nothing is packed or carried on them.

## On its way

You get a mail when your order leaves us, with the courier and the tracking number. [Your orders](/profile/orders) show the same.

If nobody is at home, the courier tries again on the next working day. After three attempts the parcel comes back to us, and we pay you back in full.

## Something is wrong

If a parcel arrives damaged or open, take a picture before you unpack it and write to us within 48 hours. We send what is missing again, or pay it back.`,

  returnsText: `You can send a piece back within 14 days of its delivery, whatever the reason.

## What we take back

- Pieces that are unworn and unwashed, with their labels.
- Accessories in their own packing. For reasons of hygiene, earrings only if they are faulty.
- Faulty or wrong pieces in any case. We then pay for the way back, too.

## How to send a piece back

1. Open the order in [your orders](/profile/orders), press Return pieces, and say which piece comes back and why.
2. We write to you within two working days with the address, and arrange for a courier where one picks up.
3. Pack the piece so that it arrives as you got it.

## Another size

Instead of money you can take another size that is in stock and costs no more. We hold it for you for 10 days, and send it once your piece is here.

## Your money

Once the piece is here we look at it, and pay it back within 5 working days in the way you have paid. Banks take up to 7 working days more to show it. We pay back what you have paid for the piece: a coupon is shared out over all pieces of an order.

An order that is not packed yet can be cancelled in [your orders](/profile/orders). The whole amount is paid back.`,

  sizesText: `Our clothing is cut in regular Indian sizes. The measures are those of your body in inches, not of the piece.

| Size | Bust or chest | Waist | Hip |
| --- | --- | --- | --- |
${SIZES_IN_INCHES.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

## How to measure

- **Bust or chest:** ${MEASURES.Bust}
- **Waist:** ${MEASURES.Waist}
- **Hip:** ${MEASURES.Hip}

Measure over thin clothing, and keep the tape loose enough for one finger.

## Between two sizes

Take the larger one for a loose fit, and the smaller one for a close fit. The page of each product says how it is cut. If it does not fit, [send it back](/help/returns) within 14 days.`,

  termsText: `These terms hold between you and us for everything that you order here. By opening an account or placing an order you accept them.

## Your account

You need an account to order, and must be 18 years old, or order with the consent of a parent or guardian. Keep your password to yourself. You can delete your account in [your profile](/profile) at any time.

## Products and prices

Prices are in rupees and include all taxes. Delivery is free. Colours can look a little different on a screen. If a price is obviously mistaken, we tell you before we send anything, and you can cancel.

## Your order

A contract is made when you have paid and we have confirmed the order by mail. If we cannot deliver a piece, we pay it back in full. Until an order is packed, you can cancel it.

## Payment

Payments are taken by our payment provider. We never see or store the number of your card.

## Returns

You can send pieces back within 14 days of their delivery, as the page on [returns](/help/returns) says. Your rights under the Consumer Protection Act, 2019 stay as they are.

## What we answer for

We answer for pieces that are as described and of sound quality, and for what the law does not let us exclude. The designs and pictures belong to us or to the creators, and may not be copied without leave.

## Law

Indian law holds. If something goes wrong, please write to us first: the page on [grievances](/grievance) says how.`,

  privacyText: `We collect what we need to run the shop, and nothing to sell on. This page says what that is, under the Digital Personal Data Protection Act, 2023.

## What we keep

- **Your account:** your name, your e-mail address and your password, which is stored so that nobody can read it.
- **Your orders:** what you have bought, the address it went to, and the reference of the payment. The law asks us to keep invoices for eight years.
- **Your lists:** your cart, your wishlist and your addresses, until you remove them.
- **On your device:** your session, a copy of your lists for when you are offline, and your PIN code. It is forgotten when you log out.

We show no advertising, and follow you on no other site.

## Who else gets it

- The payment provider gets what it needs to take your payment and to pay back.
- The courier gets your name, address and phone number.
- Authorities get what the law obliges us to give.

## What you can do

In [your profile](/profile) you can save everything that we keep of you as a file, change your password, and delete your account. Your addresses and your lists can be changed at any time. For anything else, such as a correction or a withdrawn consent, write to the officer on the page on [grievances](/grievance).`,

  grievanceText: `If something has gone wrong and our answer did not help, write to our grievance officer. Please name your order, say what happened, and what would put it right.

## What happens then

1. We confirm within 48 hours that we have your complaint, with a number for it.
2. The officer looks into it, and answers within one month at the latest.
3. If you do not agree with the answer, you can turn to the National Consumer Helpline: call 1915, or write at [consumerhelpline.gov.in](https://consumerhelpline.gov.in).

Where no officer is named below, use the e-mail address or the phone number at the foot of this page.`,
};
