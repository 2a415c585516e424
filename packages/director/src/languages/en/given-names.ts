import { MEN_OF_COUNTRIES, WOMEN_OF_COUNTRIES } from './given-names-of-countries.ts'

/** Letters that no accent is taken from. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' }

/** A name without its accents, in lower case: `zoe` of `Zoë`. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđıæœß]/gu, (letter) => PLAIN_LETTERS[letter]!)

const namesOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').trim().split(/\s+/u).map(plainName))

/** Given names of women, and names of well-known ones; in lower case, without accents. Names that are ordinary words or places are left out. */
export const WOMEN = namesOf(
  `
  abigail ada adele adriana agatha agnes aileen aisha alejandra alessia alexandra alexis alice alicia alina alison amanda amber
  amelia amelie amina amy ana anastasia andrea angela angelica angelina anita ann anna annabel anne annette annie annika antonia
  ariana ashley astrid audrey ava barbara barbra beatrice beatrix beatriz becky belinda belle benazir bernadette berta bertha beth betty
  beverly bianca billie birgit bonnie brenda bridget brigitte camila camille candace carla carmen carolina caroline cassandra
  catherine cecilia celeste celia charlotte cheryl chiara chloe christina christine cindy claire clara claudia cleopatra coco
  colette colleen connie constance cordelia corinne courtney cynthia dagmar daisy dana danielle daphne deborah debra deirdre delia
  denise diana diane dolores donna dora doris dorothy edith edna eileen elaine eleanor elena eleonora elisa elise eliza elizabeth
  ella ellen ellie eloise elsa elsie emilia emilie emily emma erica erika erin esmeralda esperanza estelle esther ethel eugenia
  eunice eva evelyn fanny fatima felicia fernanda fiona flora florence fran frances francesca freya frida gabriela gabriella gail
  genevieve geraldine gertrude gina gisela giulia gladys gloria grace greta gwen gwendolyn hana hanna hannah harriet hatshepsut
  hattie heather hedy heidi helen helena henrietta hilda hildegard hillary holly hypatia ida ilse imogen indira ines ingrid irena
  irene irina iris irma isabel isabella isabelle ivanka jacinda jackie jacqueline jana jane janet janice jasmine jean jeanne jenna
  jennifer jenny jessica jill joan joanna jocelyn johanna josephine josie joyce juana juanita judith judy julia juliana juliet
  juliette karen karin karina katarina kate katharina katherine kathleen kathryn kathy katie katja katrina kayla keiko kelly
  kimberly kirsten klara kristen kristina larissa latoya laura lauren laurie layla leah leila lena lenora leonora leslie lidia
  lillian lily lina linda lindsay lisa lise lois lola loretta lorraine louisa louise lourdes lucia lucille lucy luisa lydia mabel
  madeleine madeline mae magdalena maggie malala manuela marcela marcia margaret margarita margot marguerite maria marian mariana
  marianne marie marilyn marion marjorie marlene marta martha martina mary matilda maud maude maureen maxine maya megan melanie
  melinda melissa meredith mia michele michelle mildred mileva millicent millie minerva minnie miranda miriam molly monica monika
  muriel myra myrtle nadia nadine nancy naomi natalia natalie natasha nefertiti nellie nelly nicole nina noor nora noreen octavia
  odette olga olivia ophelia ottilie paige paloma pam pamela patricia patsy paula pauline peggy penelope petra philippa phoebe
  phyllis pilar pippa polly priscilla priya rachael rachel ramona rania raquel rebecca regina renata renee rhoda rhonda rita
  roberta robin rocio rosa rosalie rosalind rosalyn rosario rosemary rosie roxanne ruby ruth sabine sabrina sadie sakura sally
  samantha sandra sara sarah saskia selena selma serena shannon sharon sheila shelby shirley sigrid silvia simone sofia sonia
  sonja sophia sophie stacy stella stephanie susan susana susanna susanne suzanne svetlana sybil sylvia tamara tamika tania tanya
  tara tatiana tatum teresa tess thelma theodora theresa tiffany tina toni tracy trudy ulrike una ursula valentina valerie vanessa
  vera verena veronica victoria virginia vivian viviana vivien wanda wangari wendy whitney wilhelmina willa wilma winifred xiomara
  yasmin yoko yolanda yuki yvette yvonne zainab zara zelda zoe zofia zora
`,
  WOMEN_OF_COUNTRIES,
)

/** As `WOMEN`, of men. */
export const MEN = namesOf(
  `
  aaron abdul abel abraham adam adolf adrian ahmad ahmed aidan akira alain alan albert alberto albrecht aldo alec alejandro
  aleksandr alessandro alex alexander alexei alfonso alfred alfredo ali alistair allan allen alonso alvin amir anatole anatoly
  anders andre andreas andrei andres andrew andrzej andy angelo angus anselm anthony antoine anton antonio archibald archie
  archimedes aristide aristotle armand armando arnold arthur arturo arvid augustin augustus aurelio axel aziz bach baldur baltasar
  barack barnaby barney barry bart bartholomew bashir basil bastien beethoven ben benjamin bernard bernardo bernhard bert bertram
  bertrand bill björn blake bob bobby bogdan boris brad bradley brandon brendan brent brett brian bruce bruno bryan buddha byron
  caesar calvin cameron carl carlos casimir caspar cecil cedric cesar charles charlie chester chris christian christoph christophe
  christopher clarence clark claude claudio clayton clement cliff clifford clint clyde cody colin confucius connor conrad
  constantin corey cornelius craig curtis cuthbert cyril cyrus damian damien dan daniel danny dante darius darren darryl darwin
  dave david dennis derek desmond detlef dexter dick didier diego dieter dietrich dimitri diogenes dirk dmitri dominic dominik don
  donald doug douglas duncan dustin dwayne dwight dylan eamon earnest eddie edgar edison edmund edouard eduard eduardo edvard
  edward edwin egon eino einstein eli elias elijah elliot ellis elmer elon elvis emanuel emil emiliano emilio emmanuel enrico
  enrique enzo epictetus eric erich erik ernest ernesto ernie ernst erwin esteban ethan etienne eugen eugene evan ezra fabian
  fabio federico feliks felipe felix ferdinand fernando fidel filip florian floyd francesco francis francisco franco francois
  frank franklin franz fred freddie frederic frederick fridtjof friedrich fritz fyodor gabriel galileo gandhi garrett gary gaspard
  gavin geoffrey georg george georges gerald gerard gerhard gilbert giles giorgio giovanni giuseppe glenn godfrey gordon graham
  greg gregor gregory guido guillaume guillermo gunther gustav günter hamid hamish hank hans harald harold harrison harry harvey
  hassan hector heinrich heinz helmut hendrik henry heraclitus herbert herman hermann hernan hernando hippocrates hiram hiroshi
  homer horace horatio horst howard hubert hugo humphrey hussein ian ibn ibrahim ignacio ignaz igor ingmar irving isaac isaiah
  isidor ismael ismail ivan ivar ivo jack jacob jacques jaime jake jakob jamal james jason jasper javier jay jeff jeffrey jeremiah
  jeremy jerome jerry jesse jesus jim jimmy joachim joaquin joe joel johan johann johannes john johnny jon jonah jonas jonathan
  jorge jose josef joseph josh joshua josiah jozef juan jules julian julien julius jurgen juri justin kamal kant karim karl keith
  kelvin ken kenji kenneth kevin khalid kirk klaus konrad konstantin kristian kurt kyle larry lars laszlo laurence laurent
  lawrence lazarus lee leif leland lenny leo leon leonard leonardo leopold leroy lester levi liam linus lionel lloyd logan lorenzo
  lorne lothar louie louis lowell luca lucas luciano lucien ludovic ludwig luigi luis lukas luke luther lyndon magnus malcolm
  mandela manfred manuel marc marcel marcelo marcin marco marcus mario marshall martin marvin mateo mathias matt matteo matthew
  matthias maurice mauricio max maximilian maxwell melvin meriwether michael michal michel michelangelo mick miguel mikael mike
  mikhail miklos milo milton mitchell mohamed mohammed mohandas morgan moritz morris moses moshe mozart muhammad mustafa napoleon
  nathan nathaniel neal neil nelson nero nestor newton niccolo nicholas nick nicolas nicolaus niels nietzsche nigel nikita nikola
  nikolai nils noah norbert norman octavio olaf oleg oliver omar orson orville oscar oskar oswald otmar otto owen pablo pascal
  patricio patrick paul paulo pavel pedro percival percy perry pete peter philip pierre piet pietro piotr plato porfirio preston
  pythagoras quentin quincy rafael rainer ralph ramesh ramiro ramon randall randolph randy raoul raphael rashid raul ray raymond
  reginald reinhold rene reuben ricardo riccardo richard rick rickey ricky roald rob robert roberto roderick rodney rodolfo
  rodrigo roger roland rolf roman romeo ron ronald ronnie rory ross roy ruben rudolf rudolph rudy rufus rupert russell rutherford
  ryan salman salvador salvatore sam samir samuel sandro santiago santos saul scott sean sebastian sebastien seneca sergei sergio
  seth shane shawn sheldon sherman sid sidney siegfried sigmund silvio simon socrates solomon spencer stan stanislav stanley
  stefan stefano stephan stephen steve steven stuart sven sylvester takeshi tariq ted teddy terence terry tesla thaddeus theo
  theodor theodore thierry thomas thorsten tiberius tim timothy tobias toby todd tom tommy tony toussaint travis trevor tristan
  troy truman tycho tyler ulrich ulysses umberto uwe valentin vance vasco vasily vaughn vernon vic victor viktor vince vincent
  vincenzo virgil vito vittorio vladimir vladislav wallace walt walter walther warren wayne wendell werner wesley wilbert wilbur
  wilfred wilhelm willem william willie willis winfried winslow winston wojciech wolfgang wolfram woodrow wyatt xavier yannick
  yasser yitzhak yosef yuri yusuf yves zachary zeus ziggy zoltan
`,
  MEN_OF_COUNTRIES,
)
