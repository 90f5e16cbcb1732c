/*
 * What the check looks for in texts, with what to write instead. Editors add to the lists. An entry of
 * several spellings is a regular expression without its borders: "fortnight(?:ly)?".
 */

/**
 * Words that readers in Britain, America or India do not share, phrases that are not
 * idiomatic, and spellings for which the site has chosen another. They are looked for in articles and in
 * the texts of manifests.
 */
export const words: Readonly<Record<string, string>> = {
  'fortnight(?:ly|s)?': 'two weeks, every two weeks',
  whilst: 'while',
  amongst: 'among',
  dear: 'expensive',
  dearer: 'more expensive',
  dearest: 'most expensive',
  'let(?:ting|s)? (?:it |them |the \\w+ )?out': 'rent out',
  'current account': 'bank account',
  'checking account': 'bank account',
  'estate agent': 'property agent',
  realtor: 'property agent',
  'hire purchase': 'buying in instalments',
  'petrol(?! \\(gasoline\\))': 'petrol (gasoline), or fuel',
  '(?<!petrol \\()gasoline': 'petrol (gasoline), or fuel',
  'gas station': 'filling station',
  kerb: 'roadside',
  sidewalk: 'pavement at the roadside',
  diaper: 'baby’s nappy (diaper)',
  'cell ?phone': 'phone',
  'ball ?park': 'rough',
  'back of the envelope': 'rough',
  'nest egg': 'savings',
  'rainy day': 'emergency',
  'out of pocket': 'what you pay yourself',
  'on the dot': 'exactly',
  'a shade': 'slightly',
  'a tad': 'slightly',
  fiddly: 'difficult',
  'paycheck|pay ?cheque': 'pay',
  'prepone(?:d)?': 'bring forward',
  'out of station': 'away',
  'do the needful': 'what is needed',
  'timely manner': 'in time',
  learnt: 'learned',
  spelt: 'spelled',
  thrice: 'three times',
  'yearly once': 'once a year',
  // The name of a result: “In stones and pounds” is one of several.
  '(?<!^in )stones? and pounds': 'kilograms or pounds',
  'zip ?code|postcode|pin ?code': 'postal code',
  lakhs: 'lakh (100,000)',
  crores: 'crore (10 million)',
  // As a gloss, “football (soccer)”, it helps both readers.
  'soccer(?!\\))': 'football',
  faucet: 'tap',
  elevator: 'lift (elevator)',
  'per cent': 'percent, or 20%',
  '(?:\\d[\\d.,]*|\\{\\w+\\}) +%': '20%, without a space',
  'in all(?= ?(?:[.,;:?!)”]|$))': 'in total, altogether',
  '(?:saving|interest|savings|cost|costs|more|less) in all': 'total interest, total cost',
  'stands?(?= (?:above|below|beside|under|in the|on the|at))': 'is',
  'so many(?= (?:days|months|years|times|units))': 'that many',
  'less this': 'minus this',
  'is taken for': 'is counted as',
  'somebody’s': 'a person’s',
  'the last unit': 'the last one',
};

/**
 * What an article says of its own page: visitors see for themselves what is on it. Looked for in
 * articles.
 */
export const selfDescription: Readonly<Record<string, string>> = {
  '(?:this|the|our) (?:page|calculator|form|site|tool|website)s?(?! of)':
    'what is so, without the page; a neighbour by its name',
  '(?:the|this|next|following) (?:first |second |third |last |next )?(?:table|chart)s?(?! of the)':
    'what the table shows',
  '(?:above|below|beside|under|beneath) the (?:result|answer|form|figure)s?': 'what is so',
  '(?:shown|listed|given|found|see|described) (?:above|below|further down)': 'what is so',
  'further down': 'what is so',
  'the (?:result|answer) card': 'the result',
  '(?:the|a|another|this) (?:button|field|box|input|list)s? (?:beside|below|above|named|called|on the|at the|is hidden|are hidden)':
    'what is so',
};

/** Disclaimers: one is enough for an article. */
export const disclaimer =
  /(?:not|never|no|neither) (?:a )?(?:financial|medical|legal|tax|professional|investment|insurance) (?:advice|diagnosis)|(?:is|are) (?:only |just )?(?:an estimate|estimates)|before you (?:act|decide), (?:ask|talk)/giu;
