/** Returns the headers of the admin's document and files. Its pages load nothing from elsewhere, stand in no frame, and no search engine lists them. */
export function adminHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
}
