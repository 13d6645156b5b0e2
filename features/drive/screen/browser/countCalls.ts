/** Runs in the page: counts the calls to the back-end without a complete response. */
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
      // The shop reads the response at the same time: the call counts until the result is rendered.
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
