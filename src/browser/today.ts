/** The visitor's own calendar day, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
