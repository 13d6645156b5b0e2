type Asked = {
  readonly url: Pick<URL, 'pathname' | 'searchParams'>;
  readonly request: Pick<Request, 'headers'>;
  readonly sameOrigin: boolean;
};

/** The paths that are none of the shop's pages. */
const ELSEWHERE = /^\/(api|admin)(\/|$)/;
const PICTURE = /^\/pictures\/.+\.(avif|webp|jpe?g|png|svg)$/;

/** Whether a document of the shop is requested, by a navigation or to keep it. The token of a mailed link is not kept. */
export function isDocument({ url, request, sameOrigin }: Asked): boolean {
  const isPage = sameOrigin && !ELSEWHERE.test(url.pathname) && !url.searchParams.has('token');
  return isPage && (request.headers.get('accept') ?? '').startsWith('text/html');
}

/** Whether the catalogue or the text of a page is requested, which are the same for every shopper. Nothing under `/api/user` is kept here. */
export function isCatalogue({ url }: Asked): boolean {
  return /^\/api\/(products|catalogue|pages|seller)(\/|$)/.test(url.pathname);
}

/** Whether a file of some build is requested, the name of which contains a hash of its content. */
export function isScript({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && /^\/assets\/.+\.(js|css|woff2)$/.test(url.pathname);
}

/** Videos are left to the browser: it requests them in ranges. */
export function isPicture({ url, sameOrigin }: Asked): boolean {
  return sameOrigin && PICTURE.test(url.pathname);
}

/** Whether the name of the picture contains a hash of its content. */
export function isImportedPicture(asked: Asked): boolean {
  return isPicture(asked) && asked.url.pathname.startsWith('/pictures/imported/');
}
