/** What falls short at an address. */
export interface Finding {
  readonly address: string;
  readonly expected: string;
  readonly came: string;
  /** What most likely puts it right. */
  readonly fix: string;
}

const most = 3;

/** The findings in plain words; those that differ in their address alone come as one. */
export function reportOf(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ expected, came, fix }) =>
    [expected, came, fix].join('\n'),
  );
  return [...groups.values()]
    .map((group) => {
      const [{ expected, came, fix }] = group as [Finding, ...Finding[]];
      const addresses = [...new Set(group.map(({ address }) => address))];
      const rest = addresses.length - most;
      const more = rest > 0 ? ` and ${rest} more` : '';
      return [
        `✗ ${addresses.slice(0, most).join(', ')}${more}`,
        `    expected  ${expected}`,
        `    came      ${came}`,
        `    fix       ${fix}`,
      ].join('\n');
    })
    .join('\n\n');
}
