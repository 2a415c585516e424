export const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
export const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }
export const PARTS = 'half third quarter fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
export const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
export const MONTHS = 'January February March April May June July August September October November December'.split(' ')
export const MONTH = new RegExp(`^(?:${MONTHS.join('|')})$`, 'u')
export const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
export const MONEY: Readonly<Record<string, string>> = {
  dollar: '$',
  dollars: '$',
  buck: '$',
  bucks: '$',
  euro: '€',
  euros: '€',
  pound: '£',
  pounds: '£',
  yen: '¥',
  yuan: '¥',
}
export const DURATION = /^(?:millisecond|second|minute|hour|day|night|week|month|year|decade|century|centurie|generation)s?$/
export const MEASURE =
  /^(?:kilomet(?:er|re)s?|met(?:er|re)s?|miles?|kilos?|kilograms?|grams?|tonn?es?|tons?|lit(?:er|re)s?|gallons?|yards?|feet|foot|inch|inches|centimet\w+|millimet\w+|watts?|kilowatts?|volts?|calories|acres|hectares|km|kg|cm|mm|mph|pounds?|ounces|light-years?|gigabytes?|megabytes?|terabytes?|kron(?:a|or|e|er|ur)|francs?|livres|guilders?|ducats?|florins?|shillings?|pesos?|rupees?|zloty|dirhams?|baht|ringgit|rubles?|roubles?|shekels?|forints?|cents?|pence)$/
/** Further units of which there are halves and quarters: `a quarter of a point`. */
export const FRACTION_UNIT = /^(?:point|percent|cups?|glass|teaspoon|tablespoon|spoon|turn|degree|step|size|page)$/
/** Words by which pounds are a weight. */
export const WEIGHT =
  /\b(?:weigh(?:s|ed|ing)?|weights?|heav(?:y|ier)|lighter|lift(?:s|ed|ing)?|carr(?:y|ies|ied|ying)|ounces?|overweight|bodyweight)\b/iu
/** Words that tell a degree of heat from one of an angle. */
export const HEAT =
  /\b(?:hot|hotter|heats?|heated|warm|warmth|cold|colder|cool|temperature|fever|oven|melts?|boils?|freez\w+|bake|roast|sun|lava|burns?|celsius|thermo\w+)\b/i
/** Words between a number and what it counts. */
export const BETWEEN_NUMBER_AND_NOUN =
  /^(?:the|a|an|of|about|more|than|canadian|american|us|other|different|full|whole|small|big|large|great|old|new|long|little|single|separate|tiny|huge|earth|million|wooden|stone|red|white|black|young|extra|free|human|living|known|square|cubic|different)$/
export const NO_UNIT =
  /^(?:in|at|as|a|an|of|or|and|per|to|on|by|be|is|are|was|were|the|for|so|do|out|it|he|she|they|we|i|no|but|more|less|most|old|later|ago|have|has|had|will|can|may|if|when|than|with|from|into|them|us|you|that|while|until|after|before|because|since)$/
