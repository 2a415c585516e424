import type { Vocabulary } from './vocabulary.ts'

export const ms: Vocabulary = {
  sexual:
    'porno, pornograf*, filem lucah, video lucah, gambar lucah, cerita lucah, adegan seks, seks oral, seks berkumpulan, video seks, film bokep, bokep, wanita bogel, perempuan bogel, gadis bogel, wanita telanjang, perempuan telanjang, adegan rogol, rogol dia, ngentot*, pelacur murah, melakukan seks, membuat seks, bersetubuh, seks liar, hubungan seks, berasmara, melancap, masturb*',
  harmless: 'bom mandi, bom atom',
  minors: 'kanak-kanak, budak, budak-budak, bawah umur, anak kecil, bayi, pelajar perempuan, remaja',
  sexualized: 'bogel, telanjang, seksi, lucah, porno*, erotik, seks dengan',
  childAbuse: 'pornografi kanak-kanak, pornografi anak, lucah kanak-kanak, pedofil*',
  violence:
    'aku akan bunuh kau, saya akan bunuh, aku bunuh kau, aku nak bunuh, saya mahu bunuh, cara membunuh, cara bunuh orang, cara bunuh isteri, cara meracun, macam mana nak bunuh, video pancung, adegan pancung, video seksaan, mandi darah, menembak di sekolah saya, bunuh isteri saya',
  selfHarm:
    'saya nak mati, aku nak mati, saya mahu mati, saya ingin mati, aku ingin mati, bunuh diri saya, saya mahu bunuh diri, cara bunuh diri, cara membunuh diri, kelar pergelangan tangan, pergi mati, tamatkan hidup saya',
  cut: 'kelar, mengelar, potong, saya kelar, hiris',
  wrists: 'pergelangan tangan, pergelangan tangan saya, urat nadi',
  deny: 'bukan, tidak, tak',
  instructions:
    'cara membuat, cara buat, cara membina, cara merakit, panduan membuat, tutorial membuat, resipi, buat sendiri, langkah demi langkah, merakit, bina, hasilkan, pasang, memasang, buat',
  weapons:
    'bom, bom paip, bahan letupan, bahan peledak, bom petrol, molotov, risin, gas sarin, penyenyap pistol, bom paku, bom tangan, grenad, peledak',
  trade:
    'jual, untuk dijual, mana nak beli, beli di sini, cara masak, cara memasak, cara menghasilkan, beli, membeli, pesan, tempah, murah, penghantaran',
  drugs: 'kokain, heroin, dadah, syabu, metamfetamin, fentanil, ekstasi, mdma, lsd, sabu, pil ekstasi, pil, ganja, heroin, dadah, ekstasi',
  hate: 'heil hitler, kuasa putih, yahudi laknat, cina babi, keling babi, kafir harus mati, negro babi, pondan mati',
  groups:
    'orang yahudi, yahudi, orang islam, muslim, orang kulit hitam, orang hitam, gay, pendatang, pelarian, orang cina, orang india, perempuan, lgbt',
  exterminate: 'bunuh semua, hapuskan semua, matilah semua, aku benci semua, saya benci semua, musnahkan semua, bakar semua',
  despise:
    'adalah sampah, adalah binatang, adalah tikus, adalah parasit, adalah hina, itu sampah, mesti mati, harus mati, patut mati, patut dibunuh, pengganas, adalah pengganas, penjenayah, wabak, patut ditembak, mesti dibunuh, layak mati, harus dibunuh',
  regimes: 'nazi, hitler, isis, negara islam isis, holokus',
  praise: 'hebat, memang betul, seorang wira, adalah wira, satu pembohongan, tidak pernah berlaku, sungguh bagus',
}
