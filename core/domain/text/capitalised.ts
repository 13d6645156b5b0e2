export function capitalised(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
