import { defineCalculator } from '#schemas/manifest.ts';

const named = { binary: 2, octal: 8, decimal: 10, hexadecimal: 16, hex: 16 };

export default defineCalculator({
  title: 'Number Base Converter',
  summary: 'A number in any base from 2 to 36, also as a two’s complement bit pattern.',
  intro:
    'Type a number and the base it is written in, and read it in another base, exactly and however long it is, with every step.',
  description:
    'Number base converter: binary, octal, decimal, hexadecimal and any base from 2 to 36, with fractions, two’s complement in 8 to 64 bits and all steps.',
  keywords: [
    'number base',
    'radix',
    'binary',
    'octal',
    'decimal to binary',
    'binary to decimal',
    'hex to decimal',
    'decimal to hex',
    'hexadecimal',
    'two’s complement',
    'signed integer',
    'bits',
    'numeral system',
    'base 36',
  ],
  ask: {
    names: ['hex'],
  },
  related: ['data-size-converter', 'factors', 'fraction', 'unix-time', 'unit-converter'],
  order: 8,
  fields: {
    value: {
      kind: 'text',
      label: 'Number',
      help: 'Digits of the base, and letters for 10 and above. A minus sign, a point, spaces, and 0b, 0o or 0x are allowed.',
      placeholder: '100',
      maxLength: 200,
      grammar: { base: 'from' },
    },
    from: {
      kind: 'integer',
      label: 'From base',
      named: named,
      say: ['from'],
      assumed: true,
      help: 'The base in which you wrote it: 2 is binary, 8 octal, 10 decimal and 16 hexadecimal.',
      min: 2,
      max: 36,
      default: 10,
      presets: [2, 8, 10, 16],
    },
    to: {
      kind: 'integer',
      label: 'To base',
      named: named,
      say: ['to', 'in', 'into', 'as'],
      help: 'The base that you want.',
      min: 2,
      max: 36,
      default: 2,
      presets: [2, 8, 10, 16],
    },
    bits: {
      kind: 'choice',
      label: 'Two’s complement',
      say: ['twos complement', 'signed'],
      assumed: true,
      help: 'For whole numbers, also below 0, as computers store them in a fixed number of bits.',
      symbol: 'w',
      valueLabel: 'Bits of the pattern',
      options: {
        none: { label: 'Not needed', value: 0 },
        b8: { label: '8 bits', say: ['8 bit'], value: 8 },
        b16: { label: '16 bits', say: ['16 bit'], value: 16 },
        b32: { label: '32 bits', say: ['32 bit'], value: 32 },
        b64: { label: '64 bits', say: ['64 bit'], value: 64 },
      },
      default: 'none',
    },
  },
  cases: {
    high: { figure: 'pattern', atLeast: 'half' },
  },
  results: {
    converted: {
      kind: 'text',
      label: 'Converted number',
      headline: true,
      help: 'Without a prefix and without gaps between the digits.',
    },
    bitPattern: {
      kind: 'text',
      label: 'Bit pattern',
      help: 'All bits, from the highest to the lowest.',
    },
    hexPattern: {
      kind: 'text',
      label: 'Bit pattern in hexadecimal',
      help: 'The same, with one digit for each four bits.',
    },
    signedValue: {
      kind: 'text',
      label: 'Read as a signed number',
      help: 'What the pattern means where the highest bit counts as below 0.',
    },
    all: {
      kind: 'table',
      label: 'In the common bases',
      columns: {
        base: { kind: 'text', label: 'Base' },
        digits: { kind: 'text', label: 'Digits' },
      },
    },
  },
  workings: {
    whole: { kind: 'number', label: 'The number in decimal', digits: 'all', symbol: 'n' },
    pattern: {
      kind: 'number',
      label: 'The pattern as an unsigned number',
      digits: 'all',
      symbol: 'p',
      formula: 'mod(whole, 2 ^ bits)',
    },
    half: {
      kind: 'number',
      label: 'Patterns from here on are below 0',
      digits: 'all',
      symbol: 'm',
      formula: [{ when: { field: 'bits', is: ['b8', 'b16', 'b32', 'b64'] }, formula: '2 ^ (bits - 1)' }],
    },
    signed: {
      kind: 'number',
      label: 'The pattern as a signed number',
      digits: 'all',
      symbol: 's',
      formula: [
        { when: 'high', formula: 'pattern - 2 ^ bits', because: 'The highest bit is 1, so the number is below 0' },
        { formula: 'pattern', because: 'The highest bit is 0, so nothing is taken away' },
      ],
    },
    unsigned: { kind: 'text', label: 'The pattern read as an unsigned number' },
    cut: { kind: 'number', label: 'Whether the digits are cut', digits: 0 },
  },
  tables: {
    places: {
      label: 'What each digit is worth',
      help: 'The value of the digit times the value of its place. Together they are the number in decimal, without its sign.',
      none: 'A number of more than 64 digits is too long for this table.',
      columns: {
        digit: { kind: 'text', label: 'Digit' },
        value: { kind: 'number', label: 'Its value', digits: 0 },
        place: { kind: 'text', label: 'Place' },
        amount: { kind: 'text', label: 'Worth' },
      },
    },
    divisions: {
      label: 'Whole part: divided by the new base',
      help: 'The remainders, read from the last line to the first, are the digits before the point.',
      none: 'More than 64 divisions are too many for this table.',
      columns: {
        number: { kind: 'text', label: 'Number' },
        quotient: { kind: 'text', label: 'Divided' },
        remainder: { kind: 'number', label: 'Remainder', digits: 0 },
        digit: { kind: 'text', label: 'Digit' },
      },
    },
    multiplications: {
      label: 'Fraction: multiplied by the new base',
      help: 'The whole parts of the products, in this order, are the digits after the point.',
      none: 'There is nothing after the point, or too many digits for this table.',
      columns: {
        left: { kind: 'text', label: 'Fraction' },
        product: { kind: 'text', label: 'Multiplied' },
        digit: { kind: 'text', label: 'Digit' },
      },
    },
    complement: {
      label: 'Two’s complement by hand',
      help: 'How the pattern of a number below 0 comes from the same number without its sign.',
      none: 'Only a number below 0 in a fixed number of bits needs these steps.',
      columns: {
        step: { kind: 'text', label: 'Step' },
        bits: { kind: 'text', label: 'Bits' },
      },
    },
  },
  variations: [
    {
      of: 'to',
      label: 'The same number in other bases',
      at: [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 32, 36],
      shows: ['converted'],
    },
    {
      of: 'bits',
      label: 'The same number in other widths',
      at: 'options',
      shows: ['hexPattern', 'signedValue'],
    },
  ],
  cautions: [
    {
      when: { figure: 'cut', above: 0 },
      say: 'The digits go on after these 64, which are cut and not rounded. A computer that stores fewer of them holds a slightly different number.',
    },
    {
      when: 'high',
      say: 'The same pattern is {unsigned} as an unsigned number and {signedValue} as a signed one. Only the program that reads it decides which is meant.',
    },
  ],
  examples: [
    {
      title: '100 in binary, and in 16 bits',
      given: { value: '100', from: 10, to: 2, bits: 'b16' },
      shows: {
        converted: '1100100',
        bitPattern: '0000000001100100',
        hexPattern: '0064',
        signedValue: '100',
      },
    },
    {
      title: '−42 in 8 bits',
      given: { value: '-42', from: 10, to: 2, bits: 'b8' },
      shows: {
        converted: '-101010',
        bitPattern: '11010110',
        hexPattern: 'D6',
        signedValue: '-42',
      },
    },
    {
      title: 'The bits 01100011 in hexadecimal',
      given: { value: '01100011', from: 2, to: 16, bits: 'none' },
      shows: { converted: '63' },
      source: 'National Institute of Standards and Technology, FIPS 197, Advanced Encryption Standard, 2001, section 3.2',
    },
    {
      title: 'The hexadecimal number FACE in decimal',
      given: { value: 'FACE', from: 16, to: 10, bits: 'none' },
      shows: { converted: '64206' },
      source: 'Python Software Foundation, Python 3.13 documentation, Built-in Functions, 2024',
    },
    {
      title: 'The hexadecimal word DEADBEEF in 32 bits',
      given: { value: 'DEADBEEF', from: 16, to: 10, bits: 'b32' },
      shows: {
        converted: '3735928559',
        bitPattern: '11011110101011011011111011101111',
        hexPattern: 'DEADBEEF',
        signedValue: '-559038737',
      },
    },
    {
      title: '255.625, which ends in binary',
      asked: ['255.625 to binary'],
      given: { value: '255.625', from: 10, to: 2, bits: 'none' },
      shows: { converted: '11111111.101' },
    },
    {
      title: '0.1, which has no end in binary',
      given: { value: '0.1', from: 10, to: 2, bits: 'none' },
      shows: { converted: '0.0001100110011001100110011001100110011001100110011001100110011001…' },
    },
    {
      title: 'The file permission 755, which is octal, in binary',
      given: { value: '0o755', from: 8, to: 2, bits: 'none' },
      shows: { converted: '111101101' },
    },
    {
      title: 'Minus one in 64 bits is all ones',
      given: { value: '−1', from: 10, to: 16, bits: 'b64' },
      shows: {
        converted: '-1',
        bitPattern: '1111111111111111111111111111111111111111111111111111111111111111',
        hexPattern: 'FFFFFFFFFFFFFFFF',
        signedValue: '-1',
      },
      shown: false,
    },
    {
      title: 'The largest pattern of 64 bits',
      given: { value: '18446744073709551615', from: 10, to: 36, bits: 'b64' },
      shows: { converted: '3W5E11264SGSF', hexPattern: 'FFFFFFFFFFFFFFFF', signedValue: '-1' },
      shown: false,
    },
    {
      title: 'The lowest number of 16 bits',
      given: { value: '-32768', from: 10, to: 16, bits: 'b16' },
      shows: {
        converted: '-8000',
        bitPattern: '1000000000000000',
        hexPattern: '8000',
        signedValue: '-32768',
      },
      shown: false,
    },
    {
      title: 'Small letters, a prefix, spaces and underscores',
      given: { value: ' 0xdead_be ef ', from: 16, to: 10, bits: 'none' },
      shows: { converted: '3735928559' },
      shown: false,
    },
    {
      title: 'Zero below 0 is zero',
      given: { value: '-0.', from: 10, to: 2, bits: 'b8' },
      shows: { converted: '0', bitPattern: '00000000', hexPattern: '00', signedValue: '0' },
      shown: false,
    },
    {
      title: 'The largest two digits of base 36',
      given: { value: 'zz', from: 36, to: 10, bits: 'none' },
      shows: { converted: '1295' },
      shown: false,
    },
    {
      title: 'A third, which ends in base 3',
      given: { value: '.1', from: 3, to: 10, bits: 'none' },
      shows: { converted: '0.3333333333333333333333333333333333333333333333333333333333333333…' },
      shown: false,
    },
  ],
  laws: [
    { law: 'holds', raise: 'to', result: 'bitPattern' },
    { law: 'holds', raise: 'to', result: 'hexPattern' },
    { law: 'holds', raise: 'to', result: 'signedValue' },
    { law: 'holds', raise: 'bits', result: 'converted' },
  ],
  actions: { calculate: 'Convert Number', live: true, swap: ['from', 'to'] },
  reviewed: '2026-11',
  compute: 'compute.ts',
});
