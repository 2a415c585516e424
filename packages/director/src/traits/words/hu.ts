import type { TraitWords } from '../trait-words.ts'

export const HUNGARIAN: TraitWords = {
  endings: { '+': '- t ot et at ban ben val vel ú ű os es as' },
  isNegationAfter: true,
  isWearingAfter: true,
  words: `
woman: nő, asszony, hölgy
man: férfi, úr
girl: lány, kislány
boy: fiú, kisfiú
kid: gyerek, gyermek
old-woman: nagymama, öregasszony, néni
old-man: nagypapa, öregember, bácsi
child: kicsi
young: fiatal
old: öreg, idős, vén
tall: magas
small: alacsony
slim: sovány, karcsú, vékony
broad: izmos, erős
round: kövér, dundi
fair: sápadt, világos
deep: sötét
long: hosszú
short: rövid
curly: göndör
bald: kopasz
bun: konty, kontyos
ponytail: lófarok, lófarkas
braids: copf, copfos, hajfonat
blond: szőke
redhead: vörös hajú
gray-haired: ősz hajú, ősz
bearded: szakállas
bespectacled: szemüveges
red: piros, vörös
orange: narancssárga
yellow: sárga
green: zöld
blue: kék
purple: lila
pink: rózsaszín
brown: barna
black: fekete
white: fehér
gray: szürke
gold: arany, aranyszínű
silver: ezüst
hair: haj, hajú, hajjal
skin: bőr, bőrű
beard: szakáll, szakállú, szakállal
moustache: bajusz, bajuszú, bajusszal
glasses: szemüveg, szemüvegben, szemüveget
sunglasses: napszemüveg, napszemüvegben
hat: kalap, kalapban, kalapot, kalapos
cap: sapka, sapkában, baseballsapka
helmet: sisak, sisakban
headscarf: fejkendő, fejkendőben, kendő, kendőben
turban: turbán, turbánban
crown: korona, koronát
hood: csuklya
straw-hat: szalmakalap, szalmakalapban
beanie: kötött sapka, kötött sapkában
top-hat: cilinder
scarf: sál, sálban, sállal
coat: kabát, kabátban, kabátot
raincoat: esőkabát, esőkabátban, esőkabátot
jacket: dzseki, zakó
dress: ruha, ruhában, ruhát
suit: öltöny, öltönyben
skirt: szoknya, szoknyában
shirt: ing, ingben
sweater: pulóver, pulóverben
uniform: egyenruha, egyenruhában
apron: kötény, kötényben
robe: köntös, talár
overalls: overall
doctor: orvos
nurse: nővér, ápolónő
police: rendőr
firefighter: tűzoltó
chef: szakács, pék
farmer: gazda, földműves
astronaut: űrhajós
knight: lovag
soldier: katona
judge: bíró
teacher: tanár, tanárnő, tanító
fisherman: halász
sailor: tengerész, matróz
scientist: tudós
pirate: kalóz
king: király
queen: királynő
wizard: varázsló
monk: szerzetes
builder: építőmunkás, kőműves
without: nélkül, nélküli
wearing: visel, viselő, hord
`,
}
