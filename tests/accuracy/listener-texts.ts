/** Short test scripts, at least one for each language that the narrator speaks natively. */
export const LISTENER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The lighthouse on the hill had not been lit for thirty years. Every evening, Mara walked up the path with a lantern and a question. Who built it, and why did they leave?',
    'A battery is two metals and a little acid. Electrons wait on one side, and want to be on the other; give them a wire, and they run.',
    'On Monday the bakery opened at 6:30, sold 240 loaves, and made $1,150. By noon, nothing was left but crumbs and a very happy cat.',
  ],
  es: [
    'La casa está en la colina. El niño corre con sus amigos por el bosque, y un zorro pequeño los mira.',
    'Cada mañana, la abuela abría la ventana y contaba los barcos. Aquel día faltaba uno.',
  ],
  fr: [
    "Il était une fois un renard qui n'avait peur de rien. Un soir, il entendit une chanson derrière la montagne.",
    'Le boulanger se lève à quatre heures, allume le four, et prépare la pâte pour tout le village.',
  ],
  de: [
    'Der kleine Fuchs lebte allein am Meer. Jeden Abend sah er den Schiffen nach, und eines Tages kam eines zurück.',
    'Zuerst kocht man das Wasser, dann gibt man Salz hinein; nach zehn Minuten sind die Nudeln fertig.',
  ],
  it: ['C’era una volta una piccola volpe vicino al mare. Ogni sera guardava le barche, e sognava di partire.'],
  pt: ['Era uma vez uma raposa que vivia perto do mar. Todas as noites ela olhava os barcos e sonhava com outras terras.'],
  nl: ['Er was eens een kleine vos die bij de zee woonde. Elke avond keek hij naar de schepen, en droomde van verre landen.'],
  sv: ['Det var en gång en liten räv vid havet. Varje kväll såg han på båtarna, och drömde om främmande länder.'],
  da: ['Der var engang en lille ræv ved havet. Hver aften så den på skibene, og drømte om fremmede lande.'],
  nb: ['Det var en gang en liten rev ved sjøen. Hver kveld så den på båtene, og drømte om fremmede land.'],
  fi: ['Olipa kerran pieni kettu meren rannalla. Joka ilta se katseli laivoja, ja unelmoi kaukaisista maista.'],
  pl: ['Był sobie raz mały lis nad morzem. Każdego wieczoru patrzył na statki, i marzył o dalekich krajach.'],
  tr: ['Deniz kenarında küçük bir tilki yaşarmış. Her akşam gemilere bakar, uzak ülkeleri düşlermiş.'],
  ru: ['Маленькая лиса жила у моря. Каждый вечер она смотрела на корабли, и мечтала о далёких странах.'],
  uk: ['Маленька лисиця жила біля моря. Щовечора вона дивилася на кораблі, і мріяла про далекі країни.'],
  el: ['Μια μικρή αλεπού ζούσε κοντά στη θάλασσα. Κάθε βράδυ κοίταζε τα πλοία, και ονειρευόταν μακρινές χώρες.'],
  zh: ['今天天气很好，小狐狸在海边散步。每天晚上，它都看着远处的船。'],
  ja: ['今日は天気がいいですね。小さな狐が、森の中をゆっくり歩いています。'],
  ko: ['작은 여우가 숲속을 걷습니다. 매일 저녁, 여우는 멀리 있는 배를 바라봅니다.'],
  hi: ['एक छोटी लोमड़ी समुद्र के पास रहती थी। हर शाम वह जहाज़ों को देखती थी।'],
  ar: ['كان هناك ثعلب صغير يعيش قرب البحر. كل مساء كان ينظر إلى السفن البعيدة.'],
  vi: ['Ngày xưa có một con cáo nhỏ sống gần biển. Mỗi buổi tối, nó ngắm những con tàu ở xa.'],
}
