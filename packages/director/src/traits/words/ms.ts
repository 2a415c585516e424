import type { TraitWords } from '../trait-words.ts'

const COMMON = `
young: muda
slim: kurus, langsing, ramping
broad: berotot, kekar, tegap
round: gemuk, gendut
fair: pucat
deep: gelap
long: panjang
short: pendek
curly: keriting, kerinting
bald: botak
bun: sanggul
red: merah
orange: oranye, jingga, oren
yellow: kuning
green: hijau
blue: biru
purple: ungu
brown: cokelat, coklat, perang
black: hitam
white: putih
gray: abu-abu, kelabu
gold: emas, keemasan
silver: perak
hair: rambut, berambut
skin: kulit, berkulit
beard: janggut, jenggot, berjanggut, berjenggot
moustache: kumis, berkumis, misai, bermisai
hat: topi, bertopi
helmet: helm, topi keledar
headscarf: jilbab, hijab, kerudung, tudung, berjilbab, bertudung
turban: serban, sorban
crown: mahkota
hood: hud
straw-hat: topi jerami, caping
scarf: syal, selendang
raincoat: jas hujan, baju hujan
jacket: jaket
suit: setelan jas, sut
skirt: rok, skirt
shirt: kemeja, blus
uniform: seragam
apron: celemek, apron
robe: jubah
doctor: dokter, doktor
nurse: perawat, jururawat
police: polisi, polis, pegawai polis
firefighter: pemadam kebakaran, ahli bomba, anggota bomba
chef: koki, juru masak, tukang masak, tukang roti
farmer: petani
astronaut: astronaut, astronot, angkasawan
knight: ksatria, kesatria
soldier: tentara, askar, prajurit
judge: hakim
teacher: guru
fisherman: nelayan
sailor: pelaut, kelasi
scientist: ilmuwan, saintis
pirate: bajak laut, lanun
king: raja
queen: ratu, permaisuri
wizard: penyihir, ahli sihir
monk: biksu, biarawan, sami
builder: tukang bangunan, buruh binaan
without: tanpa, tidak
wearing: dengan, memakai, mengenakan, berpakaian, dalam, pakai
`

export const INDONESIAN: TraitWords = {
  isColourAfter: true,
  words: `
woman: wanita, perempuan, ibu
man: pria, laki-laki, lelaki, bapak
girl: gadis, anak perempuan, gadis kecil
boy: anak laki-laki, bocah
kid: anak, bayi
old-woman: nenek
old-man: kakek
child: kecil
old: tua, lanjut usia
tall: tinggi
ponytail: kuncir kuda
braids: kepang, kepangan
pink: merah muda
blond: pirang
glasses: kacamata, berkacamata
sunglasses: kacamata hitam
cap: topi bisbol, peci
beanie: topi wol, kupluk
coat: mantel, jas putih
dress: gaun
sweater: sweter
overalls: baju terusan
${COMMON.trim()}
`,
}

export const MALAY: TraitWords = {
  isColourAfter: true,
  words: `
woman: wanita, perempuan, puan
man: lelaki, pemuda, encik
girl: gadis, budak perempuan
boy: budak lelaki
kid: kanak-kanak, budak, bayi
old-woman: nenek
old-man: datuk
child: kecil
old: tua, warga emas
tall: tinggi
ponytail: ekor kuda
braids: tocang
pink: merah jambu
blond: perang muda
glasses: cermin mata, bercermin mata, kaca mata, berkaca mata
sunglasses: cermin mata hitam, kaca mata hitam
cap: topi besbol, songkok
beanie: topi bulu
coat: kot
dress: gaun
sweater: baju panas
overalls: seluar overall
${COMMON.trim()}
`,
}
