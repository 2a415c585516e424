import type { TraitWords } from '../trait-words.ts'

export const CZECH: TraitWords = {
  endings: { '~': 'ý á é ého ou ém ým ých ými í', '+': '- a u em ě y', '^': 'a y u ou ě e' },
  words: `
woman: žena, ženy, ženu, dáma
man: muž, muže, pán
girl: dívka, dívky, holčička, holka
boy: chlapec, kluk, chlapeček
kid: dítě
old-woman: babička, stařenka
old-man: dědeček, stařec, děda
child: mal~
young: mlad~
old: star~
tall: vysok~
slim: štíhl~, hubený, hubená
broad: svalnat~, siln~
round: tlust~, baculat~
fair: bled~, světl~
deep: tmav~, snědý, snědá
long: dlouh~, dlouhovlas~
short: krátk~
curly: kudrnat~
bald: plešat~, holohlav~
bun: drdol, drdolem
ponytail: culík, culíkem
braids: cop, copy, copem, copánky
blond: blonďat~, světlovlas~, plavovlas~
redhead: zrzav~, rudovlas~
gray-haired: šedovlas~
bearded: vousat~
red: červen~
orange: oranžov~
yellow: žlut~
green: zelen~
blue: modr~
purple: fialov~
pink: růžov~
brown: hněd~
black: čern~
white: bíl~
gray: šed~
gold: zlat~
silver: stříbrn~
hair: vlasy, vlasů
skin: pleť, kůže, pletí
beard: vousy, plnovous, plnovousem, bradka
moustache: knír, knírem, kníry
glasses: brýle, brýlemi, brýlích
sunglasses: sluneční brýle, slunečními brýlemi
hat: klobouk, klobouku, kloboukem
cap: kšiltovka, kšiltovce
helmet: helma, helmě, přilba, přilbě
headscarf: šátek, šátku, hidžáb
turban: turban, turbanu
crown: koruna, koruně, korunou
hood: kapuce, kapuci
straw-hat: slaměný klobouk, slaměném klobouku
beanie: čepice, čepici
top-hat: cylindr, cylindru
scarf: šála, šálou, šálu
coat: kabát, kabátu, kabátě, plášť, plášti
raincoat: pláštěnka, pláštěnce, pláštěnku
jacket: bunda, bundě, sako, saku
dress: šaty, šatech
suit: oblek, obleku
skirt: sukně, sukni
shirt: košile, košili
sweater: svetr, svetru
uniform: uniforma, uniformě
apron: zástěra, zástěře
robe: róba, roucho, hábit, hábitu
overalls: montérky, montérkách
doctor: lékař, lékařka, doktor, doktorka
nurse: zdravotní sestra, sestřička
police: policista, policistka
firefighter: hasič, hasička
chef: kuchař, kuchařka, pekař
farmer: farmář, sedlák, farmářka
astronaut: astronaut, kosmonaut
knight: rytíř
soldier: voják
judge: soudce, soudkyně
teacher: učitel, učitelka
fisherman: rybář
sailor: námořník
scientist: vědec, vědkyně
pirate: pirát
king: král
queen: královna
wizard: čaroděj
monk: mnich
builder: stavební dělník, zedník
without: bez
wearing: v, ve, s, se, nosí, nosil, nosila, oblečen~ v
`,
}
