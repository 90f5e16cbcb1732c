/**
 * The currencies that converters offer, by ISO 4217 code, in the order of their lists: all that the European
 * Central Bank quotes.
 */
export const currencies = {
  USD: { symbol: '$', name: 'US dollar', say: ['dollar', 'buck', 'american', 'american dollar'] },
  EUR: { symbol: '€', name: 'Euro' },
  GBP: { symbol: '£', name: 'British pound', say: ['pound', 'sterling', 'quid', 'pound sterling'] },
  JPY: { symbol: '¥', name: 'Japanese yen', say: ['yen', 'Japan'] },
  CAD: {
    symbol: 'CA$',
    name: 'Canadian dollar',
    say: ['canadian', 'loonie', 'C$', 'canada dollar'],
  },
  AUD: { symbol: 'A$', name: 'Australian dollar', say: ['australian', 'aussie', 'aussie dollar'] },
  CHF: { symbol: 'CHF', name: 'Swiss franc', say: ['franc', 'swiss'] },
  CNY: { symbol: 'CN¥', name: 'Chinese yuan', say: ['yuan', 'chinese', 'RMB', 'renminbi'] },
  INR: { symbol: '₹', name: 'Indian rupee', say: ['rupee', 'indian', 'Rs'] },
  KRW: { symbol: '₩', name: 'South Korean won', say: ['won', 'korean won'] },
  BRL: {
    symbol: 'R$',
    name: 'Brazilian real',
    say: ['real', 'reais', 'brazilian', 'brazilian reais'],
  },
  MXN: { symbol: 'MX$', name: 'Mexican peso', say: ['peso', 'mexican'] },
  SGD: { symbol: 'S$', name: 'Singapore dollar', say: ['singapore', 'sing dollar'] },
  HKD: { symbol: 'HK$', name: 'Hong Kong dollar', say: ['hong kong', 'HK dollar'] },
  NOK: {
    symbol: 'kr',
    name: 'Norwegian krone',
    say: ['krone', 'kroner', 'norwegian', 'norwegian kroner'],
  },
  SEK: {
    symbol: 'kr',
    name: 'Swedish krona',
    say: ['krona', 'kronor', 'swedish', 'swedish kronor'],
  },
  NZD: { symbol: 'NZ$', name: 'New Zealand dollar', say: ['new zealand', 'kiwi', 'kiwi dollar'] },
  ZAR: { symbol: 'R', name: 'South African rand', say: ['rand', 'south african', 'africa rand'] },
  CZK: { symbol: 'Kč', name: 'Czech koruna', say: ['koruna', 'czech'] },
  DKK: { symbol: 'kr', name: 'Danish krone', say: ['danish'] },
  HUF: { symbol: 'Ft', name: 'Hungarian forint', say: ['forint'] },
  PLN: { symbol: 'zł', name: 'Polish złoty', say: ['zloty', 'polish'] },
  RON: { symbol: 'lei', name: 'Romanian leu', say: ['leu', 'lei', 'romanian'] },
  ISK: { symbol: 'kr', name: 'Icelandic króna', say: ['icelandic'] },
  TRY: { symbol: '₺', name: 'Turkish lira', say: ['lira', 'turkish'] },
  IDR: { symbol: 'Rp', name: 'Indonesian rupiah', say: ['rupiah'] },
  ILS: { symbol: '₪', name: 'Israeli new shekel', say: ['shekel'] },
  MYR: { symbol: 'RM', name: 'Malaysian ringgit', say: ['ringgit'] },
  PHP: { symbol: '₱', name: 'Philippine peso', say: ['philippine'] },
  THB: { symbol: '฿', name: 'Thai baht', say: ['baht', 'thai'] },
} as const;
