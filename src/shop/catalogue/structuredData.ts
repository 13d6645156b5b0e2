/** Returns the text of a script with data of schema.org (JSON-LD). */
export function structuredData(data: object): string {
  // A name may contain `</script>`.
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
