/*
 * The command of the package, over the calculators as they are in the repository:
 *   npm run -s calc -- loan-emi principal=1000000 annualRate=8.5 tenureYears=20
 *   npm run -s calc -- --help
 */
import '../packages/reckonwell/src/cli.ts';
