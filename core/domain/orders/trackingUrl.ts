/** The page of each carrier that tells where a parcel is. */
const PAGES = new Map<string, (trackingNumber: string) => string>([
  ['delhivery', (number) => `https://www.delhivery.com/track-v2/package/${number}`],
  ['blue dart', (number) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}`],
  ['ecom express', (number) => `https://ecomexpress.in/tracking/?awb_field=${number}`],
  ['xpressbees', (number) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}`],
  // Their pages ask for the number.
  ['dtdc', () => 'https://www.dtdc.com/track-your-shipment/'],
  ['india post', () => 'https://www.indiapost.gov.in/'],
]);

/** The carriers that are known, as they write themselves. */
export const CARRIERS = ['Delhivery', 'Blue Dart', 'Ecom Express', 'Xpressbees', 'DTDC', 'India Post'] as const;

/** Returns the address of the page that tells where a parcel is; undefined for a carrier that is not known. */
export function trackingUrl(carrier: string, trackingNumber: string): string | undefined {
  return PAGES.get(carrier.trim().toLowerCase().replace(/\s+/g, ' '))?.(encodeURIComponent(trackingNumber));
}
