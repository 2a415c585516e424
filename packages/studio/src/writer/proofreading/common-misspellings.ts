/** Frequent misspellings whose correction is not the nearest word, or that also occur at the start of a sentence, where other unknown words may be names. */
const PAIRS = `
acheive achieve|acheived achieved|accross across|agian again|alot a_lot|allready already|allways always|amoung among|anyting anything|aparently apparently
arent aren't|arround around|basicly basically|beacuse because|becasue because|becaus because|becuase because|befor before|beggining beginning
begining beginning|beleive believe|beleived believed|beleives believes|beutiful beautiful|beatiful beautiful|belive believe|brillant brilliant|buisness business
calender calendar|childrens children|collegue colleague|comming coming|completly completely|couldnt couldn't|curiousity curiosity|definatly definitely
definately definitely|didnt didn't|diffrent different|dissapear disappear|dissappear disappear|doesnt doesn't|dosent doesn't|dosnt doesn't|dont don't|enviroment environment
eveyone everyone|everthing everything|existance existence|experiance experience|familar familiar|finaly finally|foriegn foreign|fourty forty|freind friend|freinds friends
goed went|goverment government|grammer grammar|gaurd guard|hapen happen|hapened happened|happend happened|hasnt hasn't|havent haven't|hte the|imediately immediately|incase in_case
intresting interesting|isnt isn't|knowlege knowledge|lenght length|liek like|libary library|litle little|lonley lonely|misteries mysteries|mistery mystery|moutain mountain
mountian mountain|mountians mountains|neccessary necessary|nieghbor neighbor|nieghbour neighbour|noone no_one|ocasion occasion|occured occurred|occuring occurring|oppurtunity opportunity
peice piece|peices pieces|peolpe people|peple people|poeple people|posible possible|prefered preferred|probaly probably|realy really|recieve receive|recieved received|recieves receives
rember remember|remeber remember|resturant restaurant|rythm rhythm|scarry scary|seperate separate|shouldnt shouldn't|slowy slowly|somthing something
sombody somebody|sould should|sudenly suddenly|suprise surprise|suprised surprised|taht that|teh the|thats that's|theif thief|themself themselves|theres there's
thier their|thign thing|thnig thing|thousend thousand|tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow|tounge tongue|towrads towards|truely truly|untill until
usualy usually|wasnt wasn't|werent weren't|wher where|whats what's|wheres where's|whos who's|wich which|wierd weird|wouldnt wouldn't|writting writing
yeild yield|yestarday yesterday|youre you're`

const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string])
    .map(([misspelling, correction]) => [misspelling, correction.replaceAll('_', ' ')]),
)

/** The correction of a frequent misspelling, in the case of the word; undefined for other words. */
export function commonMisspelling(word: string): string | undefined {
  const correction = MISSPELLINGS.get(word.toLowerCase())
  if (correction === undefined) return undefined
  return /^\p{Lu}/u.test(word) ? correction.charAt(0).toUpperCase() + correction.slice(1) : correction
}
