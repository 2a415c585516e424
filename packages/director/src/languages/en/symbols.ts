/** Things that are commonly understood to stand for what has no body: `name: nouns`. */
const NOUN_ROWS = `
light bulb: idea invention inspiration innovation insight brainstorm
balance scale: justice law trial lawsuit verdict legislation fairness injustice
ballot box: election vote ballot referendum democracy
handshake: deal agreement treaty pact bargain truce alliance partnership negotiation
trophy: victory championship tournament contest award prize triumph
bar chart: statistics survey economy
money: payment income salary budget fortune profit wage wealth funding capital donation savings investment
receipt: bill debt fee expense invoice
calendar: schedule deadline appointment
lock: security secret privacy secrecy
red heart: love romance affection passion kindness
broken heart: heartbreak divorce breakup
stethoscope: diagnosis checkup illness
thermometer: fever
microbe: infection epidemic pandemic outbreak plague disease
syringe: vaccination injection
test tube: experiment chemistry
microscope: research biology
graduation cap: education diploma graduation scholarship
book: literature novel chapter poem tale legend myth
newspaper: headline journalism
e-mail: inbox spam newsletter
smartphone: app notification selfie
laptop: software website internet algorithm
microphone: speech interview podcast
musical notes: music song melody tune anthem lullaby
compass: adventure exploration expedition
suitcase: trip vacation holiday luggage
airplane: flight airline
crown: throne monarchy reign dynasty empire kingdom
candle: tragedy mourning death
gravestone: burial cemetery funeral
megaphone: protest announcement campaign propaganda advertisement
warning sign: danger risk warning threat hazard emergency
question mark: mystery riddle
bullseye: goal
electric plug: electricity
bed: sleep insomnia nap
muscle: strength exercise workout
running shoe: marathon jogging
chain: slavery captivity bondage
dove: peace
praying hands: prayer
ring: marriage engagement wedding
baby: birth pregnancy newborn
price tag: price discount
shopping cart: shopping groceries purchase
briefcase: career profession
toolbox: repair maintenance
clipboard: checklist
crowd: population society public community humanity mankind
magnifying glass: investigation clue evidence
antenna: transmission broadcast
atom: physics
dna: evolution genetics heredity inheritance
bone: fossil
dice: luck gamble odds
chess: strategy tactic
gear: machinery mechanism
police car: crime arrest robbery
factory: industry
fire: arson blaze
`

/** Things that a verb of a person brings with it: `name: verbs`. */
const VERB_ROWS = `
ring: marry
ballot box: vote elect
smartphone: text phone dial
laptop: google code
camera: photograph
sailboat: sail
canoe: paddle
rowboat: row
car: drive
airplane: fly
money: pay invest earn afford
graduation cap: graduate
trophy: win
syringe: vaccinate inject
balance scale: weigh
lock: lock
key: unlock
door: knock
needle: sew
yarn: knit
fishing rod: fish
shovel: dig
paintbrush: paint
oven: bake
broom: sweep
bed: sleep
musical notes: sing
envelope: mail
hammer: hammer
scissors: trim
suitcase: pack
praying hands: pray
alarm clock: oversleep
`

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [name, words] = row.split(': ')
        return words!.split(' ').map((word) => [word, name!] as const)
      }),
  )

/** What stands for a noun without a body, by the noun. */
export const NOUN_SYMBOLS = table(NOUN_ROWS)
/** What a person does something with, by the verb. */
export const VERB_SYMBOLS = table(VERB_ROWS)
