/** What the build uses of MathJax 3, which comes without types. */
declare module 'mathjax' {
  const MathJax: {
    init(options: object): Promise<{
      tex2svg(tex: string, options: { display: boolean }): object;
      startup: { adaptor: { innerHTML(node: object): string } };
    }>;
  };
  export default MathJax;
}
