/** Returns an HTML page with all screenshots: a row for each view, with its widths and colour schemes. */
export function contactSheet(names: readonly string[], widths: readonly number[], schemes: readonly string[]): string {
  const files = (name: string) => widths.flatMap((width) => schemes.map((scheme) => `${name}-${width}-${scheme}.png`));
  const picture = (file: string) =>
    `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" onerror="this.parentElement.remove()"></a>`;
  const row = (name: string) =>
    `<section id="${name}"><h2>${name}</h2><div>${files(name).map(picture).join('')}</div></section>`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page of Creator Row</title>
<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #ddd; }
  div { display: flex; gap: 12px; overflow-x: auto; align-items: start; }
  a { flex: none; }
  img { height: 420px; object-fit: cover; object-position: top; max-width: 460px; }
</style>
<h1>Every page of Creator Row</h1>
<p>${names.map((name) => `<a href="#${name}">${name}</a>`).join(' · ')}</p>
${names.map(row).join('\n')}
</html>
`;
}
