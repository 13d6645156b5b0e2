/** Runs in the page: counts the calls to the back-end that have no whole answer yet. */
export function countCalls(): void {
  const nativeFetch = window.fetch.bind(window);
  const { recorder } = window;
  window.fetch = async (input, init) => {
    recorder.callsUnderWay += 1;
    const answered = () => {
      recorder.callsUnderWay -= 1;
    };
    try {
      const answer = await nativeFetch(input, init);
      // The shop reads the answer at the same time; it counts until there was time to draw what came of it.
      void answer
        .clone()
        .arrayBuffer()
        .finally(() => setTimeout(() => setTimeout(answered)));
      return answer;
    } catch (failure) {
      setTimeout(() => setTimeout(answered));
      throw failure;
    }
  };
}
