/** Returns where the database of a URL is, for people: its name and host, as far as the URL has them, without user and password. */
export function databasePlace(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  const name = pathname.replace(/^\/+/, '');
  const server = searchParams.get('host') ?? host;
  return ['PostgreSQL', name && `database ${name}`, server && `at ${server}`].filter(Boolean).join(', ');
}
