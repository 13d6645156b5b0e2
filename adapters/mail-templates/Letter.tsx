import { Fragment, type ReactNode } from 'react';
import { type Seller, sellerLines } from '../../core/domain/settings/ShopSettings.ts';
import { DARK_STYLES, STYLES } from './mailStyles.ts';

/** What a mail is made of. */
export type LetterParts = {
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly orderNumber?: string;
  readonly heading: string;
  readonly firstName: string;
  readonly body: ReactNode;
  /** The one thing that the reader may want to do. */
  readonly action: { readonly href: string; readonly text: string };
};

/** A mail as a document: at most 576 px wide, without pictures and without anything that the reader's program would load. */
export function Letter({
  preview,
  orderNumber,
  heading,
  firstName,
  body,
  action,
  seller,
}: LetterParts & { readonly seller: Seller }) {
  const [name, ...lines] = sellerLines(seller);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{STYLES}</style>
        <style>{DARK_STYLES}</style>
      </head>
      {/* Some programs drop the body element with its styles. */}
      <body className="mail">
        <div className="mail">
          <div className="preview">{preview}</div>
          <main>
            <p className="shop">{name}</p>
            {orderNumber !== undefined && <p className="order">Order {orderNumber}</p>}
            <h1>{heading}</h1>
            <p>
              Hello <bdi>{firstName}</bdi>,
            </p>
            {body}
            <p>
              <a className="action" href={action.href}>
                {action.text}
              </a>
            </p>
            <footer>
              <p>You get this mail because of your account at {name}.</p>
              {lines.length > 0 && (
                <p>
                  {lines.map((line) => (
                    <Fragment key={line}>
                      {line}
                      <br />
                    </Fragment>
                  ))}
                </p>
              )}
            </footer>
          </main>
        </div>
      </body>
    </html>
  );
}
