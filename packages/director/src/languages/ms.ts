import type { LanguageRules } from '../lexical/language-rules.ts'

export const MALAY: LanguageRules = {
  endings: 'nya|ku|mu|lah',
  nouns: `
man lelaki! pria!|woman wanita perempuan!|boy budak_lelaki anak_lelaki anak_laki-laki|girl budak_perempuan gadis anak_perempuan|child anak_kecil kanak-kanak|baby bayi|old_man datuk kakek lelaki_tua pria_tua|old_woman nenek wanita_tua
king raja|queen ratu|prince putera pangeran|princess puteri! putri!|emperor maharaja kaisar|knight kesatria ksatria|soldier askar tentara prajurit|monk sami biksu|priest paderi pendeta|doctor doktor dokter|nurse jururawat perawat|teacher guru cikgu|student pelajar murid mahasiswa|farmer petani|fisherman nelayan|baker pembuat_roti|cook tukang_masak koki|carpenter tukang_kayu|worker pekerja buruh|engineer jurutera insinyur|scientist saintis ilmuwan|astronaut angkasawan astronot|sailor pelaut kelasi|captain kapten|singer penyanyi|dancer penari|painter pelukis|writer penulis|police_officer polis! polisi|firefighter ahli_bomba|merchant pedagang saudagar|pirate lanun|wizard ahli_sihir penyihir|crowd orang_ramai kerumunan
cat kucing|dog anjing|fox rubah|wolf serigala|bear beruang|lion singa|tiger harimau|elephant gajah|horse kuda|cow lembu sapi!|pig babi|sheep biri-biri domba|goat kambing|donkey keldai|rabbit arnab kelinci|mouse tikus|squirrel tupai|deer rusa|monkey monyet|bird burung|owl burung_hantu|duck itik bebek|chicken ayam|eagle helang elang|swan angsa|penguin penguin|parrot burung_kakaktua|dove burung_merpati|fish ikan|shark ikan_jerung hiu|whale ikan_paus paus!|dolphin lumba-lumba ikan_lumba-lumba|octopus sotong_kurita gurita|frog katak|turtle penyu kura-kura|snake ular|crocodile buaya|dragon naga|dinosaur dinosaur dinosaurus|butterfly rama-rama kupu-kupu|bee lebah|ant semut|spider labah-labah laba-laba|snail siput
tree pokok! pohon|flower bunga!|sunflower bunga_matahari|mushroom cendawan jamur|apple epal apel|lemon limau lemon|banana pisang|grape anggur|strawberry strawberi|tomato tomato tomat|potato kentang|carrot lobak_merah wortel|onion bawang|garlic bawang_putih|bread roti|cheese keju|egg telur|milk susu|butter mentega|honey madu|rice nasi|cake kek kue|pizza piza|soup sup!|salt garam|flour tepung|coffee kopi|tea teh!|chocolate coklat
house rumah|hut pondok|castle istana kastil|church gereja|tower menara|bridge jambatan jembatan|lighthouse rumah_api mercusuar|factory kilang pabrik|hospital hospital rumah_sakit|prison penjara|pyramid piramid|door pintu|window tingkap jendela|chair kerusi kursi|table meja|bed katil ranjang|lamp lampu|lantern tanglung lentera|candle lilin|mirror cermin|basket bakul keranjang|bucket baldi ember|broom penyapu sapu!|bottle botol|cup cawan cangkir|book buku!|newspaper surat_khabar koran|map peta!|pencil pensel pensil|smartphone telefon_pintar ponsel|telephone telefon telepon|computer komputer|television televisyen televisi|camera kamera|robot robot|car kereta! mobil|bus bas! bis!|taxi teksi taksi|truck lori! truk|train kereta_api|airplane kapal_terbang pesawat|helicopter helikopter|bicycle basikal sepeda|motorcycle motosikal|ship kapal!|boat perahu|rocket roket|tractor traktor|balloon belon|umbrella payung|suitcase beg_pakaian koper|hat topi|shoe kasut sepatu|glasses cermin_mata kacamata|crown mahkota|hammer tukul|ladder tangga|guitar gitar|violin biola|piano piano|drum gendang|flute seruling|coin syiling|telescope teleskop|microscope mikroskop
moon bulan_purnama|sun matahari|star bintang-bintang|cloud awan|rainbow pelangi|volcano gunung_berapi|mountain gunung|island pulau|earth bumi|sky langit|waterfall air_terjun|planet planet|satellite satelit
forest hutan|sea laut! lautan|river sungai|lake tasik danau|beach pantai|village kampung desa|city bandar_raya kota!|field sawah|garden taman kebun|desert padang_pasir gurun|kitchen dapur|bedroom bilik_tidur|library perpustakaan|laboratory makmal|cave gua!|jungle rimba
hour/night malam!|hour/dusk senja|hour/dawn subuh! fajar|weather/rain hujan|weather/snow salji salju|weather/fog kabus kabut|weather/storm ribut! badai`,
  none: 'tiada tanpa tidak_ada',
  not: 'tidak bukan tak tiada jangan',
  like: 'seperti bagaikan daripada ibarat',
  if: 'jika kalau',
  possessive: '',
  old: 'tua!',
  numbers: '2 dua|3 tiga|4 empat|5 lima|6 enam|7 tujuh|8 lapan delapan|9 sembilan|10 sepuluh',
  many: 'beribu-ribu beratus-ratus ribuan ratusan jutaan banyak ramai',
  dead: 'mati! bunuh! dibunuh! terbunuh! meninggal tewas gugur! lemas!',
  up: 'naik! meningkat',
  down: 'turun! menurun jatuh!',
  actions: `sleep tidur!|run berlari lari!|walk berjalan|swim berenang|read membaca|write menulis|eat makan!|drink minum!|cook memasak membakar_roti|dance menari|sing menyanyi|sit duduk!|cry menangis|laugh ketawa tertawa|climb memanjat`,
  empty: 'sehari mempunyai biji sebiji kira-kira',
}
