import type { TraitWords } from '../trait-words.ts'

export const TAMIL: TraitWords = {
  isNegationAfter: true,
  isWearingAfter: true,
  words: `
woman: பெண், பெண்மணி
man: மனிதன், ஆண், மனிதர்
girl: சிறுமி
boy: சிறுவன், பையன்
kid: குழந்தை
old-woman: பாட்டி, மூதாட்டி, கிழவி
old-man: தாத்தா, முதியவர், கிழவன்
child: சிறிய, சின்ன
young: இளம், இளைஞன்
old: வயதான, முதிய
tall: உயரமான
slim: ஒல்லியான, மெலிந்த
broad: வலிமையான
round: குண்டான, பருமனான
fair: வெளிர்
deep: கருமையான
dark-skinned: மாநிற
long: நீண்ட, நீளமான
short: குட்டையான
curly: சுருள்
bald: வழுக்கை
bun: கொண்டை
braids: பின்னல், சடை
red: சிவப்பு, சிவந்த
orange: ஆரஞ்சு
yellow: மஞ்சள்
green: பச்சை
blue: நீல, நீலம்
purple: ஊதா
pink: இளஞ்சிவப்பு
brown: பழுப்பு
black: கருப்பு, கறுப்பு
white: வெள்ளை, வெண்
gray: சாம்பல்
gold: தங்க
hair: முடி, கூந்தல், தலைமுடி
skin: தோல்
beard: தாடி, தாடியுடன்
moustache: மீசை, மீசையுடன்
glasses: கண்ணாடி, மூக்குக்கண்ணாடி
sunglasses: குளிர்கண்ணாடி
hat: தொப்பி
helmet: தலைக்கவசம், ஹெல்மெட்
headscarf: ஹிஜாப், முக்காடு
turban: தலைப்பாகை
crown: கிரீடம்
straw-hat: வைக்கோல் தொப்பி
coat: கோட்
raincoat: மழைக்கோட்டு, மழைக்கோட்
jacket: ஜாக்கெட்
dress: உடை, ஆடை, சேலை
suit: சூட்
skirt: பாவாடை
shirt: சட்டை
sweater: ஸ்வெட்டர்
uniform: சீருடை
robe: அங்கி
doctor: மருத்துவர், டாக்டர்
nurse: செவிலியர்
police: காவலர், போலீஸ், போலீஸ்காரர்
firefighter: தீயணைப்பு வீரர்
chef: சமையல்காரர்
farmer: விவசாயி
astronaut: விண்வெளி வீரர்
soldier: சிப்பாய், ராணுவ வீரர்
judge: நீதிபதி
teacher: ஆசிரியர், ஆசிரியை
fisherman: மீனவர்
sailor: மாலுமி
scientist: விஞ்ஞானி
pirate: கடற்கொள்ளையர்
king: ராஜா, அரசர், மன்னர்
queen: ராணி, அரசி
wizard: மந்திரவாதி
monk: துறவி
builder: கொத்தனார்
without: இல்லாத, இன்றி
wearing: அணிந்த, போட்ட, உடைய, கொண்ட, அணிந்து
`,
}
