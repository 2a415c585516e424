import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }
import { PLACE_COORDINATES } from './cities.ts'

/** Names that are not in the list of countries, with the code of the country that is lit on a map. */
const MORE_COUNTRIES = {
  America: 'US',
  'United States': 'US',
  USA: 'US',
  'United Kingdom': 'GB',
  Britain: 'GB',
  'Great Britain': 'GB',
  England: 'GB',
  Scotland: 'GB',
  Wales: 'GB',
  Holland: 'NL',
  Russia: 'RU',
  Korea: 'KR',
  'South Korea': 'KR',
  'North Korea': 'KP',
  Persia: 'IR',
  Iran: 'IR',
  Turkey: 'TR',
  Vietnam: 'VN',
  Prussia: 'DE',
  Bohemia: 'CZ',
  Czechia: 'CZ',
  Bolivia: 'BO',
  Venezuela: 'VE',
  Tanzania: 'TZ',
  Syria: 'SY',
  Taiwan: 'TW',
  Moldova: 'MD',
  Laos: 'LA',
}

const codes = new Map<string, string>(Object.entries(MORE_COUNTRIES))
for (const [code, names] of Object.entries(english.countries as Record<string, string | string[]>))
  for (const name of [names].flat()) codes.set(name, code)

const CONTINENTS = new Set(['Europe', 'Asia', 'Africa', 'Antarctica', 'Australia', 'Oceania'])
const PLANETS = new Set('Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto'.split(' '))
const WOMEN = new Set(
  'abigail ada adele agnes aileen alicia alison amanda amber amy ana andrea angelina anita annie antonia ariana ashley audrey ava barbra becky belle beth betty beverly bonnie brenda brigitte cassandra cecilia celia cheryl christina christine cindy claire claudia colleen connie cordelia courtney cynthia daisy dana daphne deborah debra delia denise diane donna dora doris eileen elaine eleonora elise ellie eloise elsa elsie emilia erica erin esther ethel eunice evelyn fanny fiona flora fran frances francesca freya gabriella gail geraldine gertrude gina gladys gloria gwen gwendolyn hattie heather heidi helena henrietta hilda hillary holly imogen ingrid iris isabel isabelle jackie jacqueline jamie janet janice jasmine jean jenna jennifer jenny jessica jill joanna jocelyn josie joyce juanita judith judy juliet karen kathleen kathy katie kayla kelly kimberly kirsten kristen laurie leah lenora leslie lillian linda lindsay lois loretta lorraine lucille lydia mabel mae maggie marcia margot marguerite marian marianne marilyn marjorie marlene martina mary matilda maud maude maureen maxine maya megan melanie melinda melissa meredith michele mildred millie minnie miranda miriam molly monica muriel nadia naomi natalie natasha nellie nicole octavia ophelia paige pam pamela patricia patsy paula pauline peggy penelope phoebe phyllis pippa polly priscilla rachael ramona rebecca regina renee rhonda rita roberta robin rosalie rosalyn rosemary rosie roxanne ruby sabrina sally samantha sandra serena shannon sharon sheila shelby shirley silvia sonia sophie stacy stella stephanie susanna suzanne sybil sylvia tamika tania tara tatum teresa tess thelma tiffany toni tracy trudy ursula valerie vanessa vivian wanda wendy whitney wilhelmina willa wilma winifred yolanda yvette yvonne zelda zora mary marie maria anna anne ann emma sophia sofia olivia mia lena laura julia lisa sarah sara clara klara martha lucy lucia louise alice eva ella ida ada rosa frida elizabeth catherine kate jane joan margaret helen grace amelia florence charlotte emily diana victoria cleopatra agatha hedy dorothy nina valentina malala hannah ruth edith edna rachel susan barbara nancy ellen eleanor harriet josephine lily nora zoe chloe mileva lise simone greta wangari hypatia caroline katherine rosalind virginia coco billie nelly tina michelle angela jacinda beatrix astrid selma isabella theresa irene tamara bertha vera olga tatiana yuki hana sakura leila fatima aisha indira benazir carmen pilar lola ines camille juliette sally gertrude maya toni'.split(
    ' ',
  ),
)
const MEN = new Set(
  'aaron adam adrian aidan alan albrecht alec alejandro alexei alfonso allan allen alvin anders andre andrew andy angus anthony archie arnold arturo barack barney barry bart bernard bert blake bob bobby brad bradley brandon brendan brent brett brian bruce bryan byron calvin cameron carlos cecil cesar chester chris clarence clark clayton cliff clifford clint clyde cody colin connor corey craig curtis cyril cyrus damian dan danny darius darren darryl darwin dave dennis derek desmond dexter diego dirk dominic don donald douglas doug duncan dustin dwayne dwight eddie edgar edison edmund eduardo edwin eli elias elijah elliot ellis elmer elvis eric erik erwin ethan eugene evan ezra felipe fernando floyd francis francisco fred freddie gabriel garrett gary gavin geoffrey gerald gerard gilbert giles giovanni giuseppe glenn gordon graham greg gregory guido gunther gustav hank harold harvey heinrich hector hendrik herbert herman homer horace howard hubert ian ignaz irving isaiah ismael jake jason jay jerome jeremy jerry jesse jesus jim jimmy joe joel johnny jonathan jorge jose josh joshua josiah juan jules julian justin keith kenneth kevin kirk kurt kyle larry lars lawrence lee leland leonard leroy lester lloyd logan lorenzo lucas luigi luis malcolm manuel marc mario marshall marvin mathias matt matthew maurice maxwell melvin miguel mike milton mitchell morgan morris moses mustafa nathan nathaniel neal nelson nicholas nick nicolas nigel norman oliver omar orville otto owen patrick pedro percy pete pierre preston quentin ralph ramon randall randy raphael raul raymond reginald rene ricardo rick ricky roberto roderick rodney roger roland roman ron rory ross roy rudolf rudolph rufus rupert russell ryan salvatore sam santos scott sean sebastian sergio seth shane sheldon sherman sid sidney sigmund spencer stan stanislav stanley stefan stuart ted teddy terence terry theo theodor theodore tim timothy toby todd tommy tony travis trevor troy truman tyler ulrich umberto vernon vic virgil vito wallace wayne wesley wilbur wilfred wilhelm willem willie wolfram wyatt yusuf zachary zeus john james jack tom thomas peter paul max felix leo leon lukas luke noah ben david daniel michael martin karl carl hans fritz jonas jakob jacob emil albert isaac charles george william henry robert richard edward frank ronald conrad nikola alexander louis napoleon julius marcus leonardo galileo nicolaus johannes ludwig wolfgang johann vincent pablo claude salvador steve bill elon jeff warren benjamin abraham franklin winston adolf joseph vincenzo antonio marco christopher ferdinand vasco ernest neil yuri stephen alan alfred samuel simon philip frederick arthur walter harry oscar victor hugo ivan igor boris vladimir sergei mikhail mohammed muhammad ali ibn omar hiroshi akira kenji socrates plato aristotle seneca epictetus heraclitus confucius buddha diogenes archimedes pythagoras hippocrates caesar augustus nero homer dante michelangelo raphael mozart bach beethoven einstein newton darwin tesla edison gandhi mandela kant nietzsche howard roald ernst otto gustav hernan francis andrew eric roger oliver walt ludwig giovanni giuseppe luigi mario enzo hank jim joe tim sam adam theo miguel diego juan carlos jorge javier pedro ignaz clarence wilbur orville dick kurt'.split(
    ' ',
  ),
)

const DEMONYM =
  /^(?:\p{Lu}\p{L}+(?:ian|ese)|American|Mexican|British|English|French|German|Dutch|Spanish|Danish|Swedish|Polish|Turkish|Greek|Roman|Irish|Scottish|Welsh|Finnish|Swiss|Czech|Arab|Jewish|Muslim|Catholic|Christian|Pakistani|Israeli|Iraqi|Thai|African|European|Cuban|Korean|Moroccan|Viking|Olympic)$/u

/** `Italian`, `French`. */
export const isDemonym = (word: string): boolean => DEMONYM.test(word)
export const isPlanet = (word: string): boolean => PLANETS.has(word)
export const countryCodeOf = (name: string): string | undefined => codes.get(name)
export const isPlaceName = (name: string): boolean => codes.has(name) || PLACE_COORDINATES.has(name) || CONTINENTS.has(name)

/** Gender of a person by given or well-known name. */
export function genderOfName(words: readonly string[]): 'man' | 'woman' | undefined {
  const first = words[0]?.toLowerCase() ?? ''
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (WOMEN.has(first)) return 'woman'
  return MEN.has(first) || MEN.has(last) ? 'man' : undefined
}
