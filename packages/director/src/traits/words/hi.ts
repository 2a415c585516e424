import type { TraitWords } from '../trait-words.ts'

export const HINDI: TraitWords = {
  endings: { '~': 'ा ी े' },
  isNegationAfter: true,
  isWearingAfter: true,
  words: `
woman: औरत, महिला, स्त्री
man: आदमी, पुरुष
girl: लड़की, बच्ची
boy: लड़का, लड़के
kid: बच्चा, बच्चे
old-woman: बुढ़िया, दादी, नानी
old-man: बूढ़ा आदमी, दादा, नाना, बुज़ुर्ग
child: छोट~, नन्ह~
young: युवा, जवान, नौजवान
old: बूढ़~, वृद्ध, बुजुर्ग
tall: लंबे कद का, लंबे कद की
slim: दुबल~, पतल~
broad: बलवान, हट्टा-कट्टा
round: मोट~
fair: गोर~
dark-skinned: साँवल~, सांवल~
long: लंब~, लम्ब~
short: छोटे बालों
curly: घुंघराले
bald: गंज~
bun: जूड़ा, जूड़े
ponytail: पोनीटेल
braids: चोटी, चोटियाँ
red: लाल
orange: नारंगी
yellow: पील~
green: हर~
blue: नील~
purple: बैंगनी
pink: गुलाबी
brown: भूर~
black: काल~
white: सफ़ेद, सफेद
gray: स्लेटी
gold: सुनहर~, सुनहले
silver: चाँदी
hair: बाल, बालों
skin: त्वचा, रंगत
beard: दाढ़ी
moustache: मूँछ, मूंछ, मूँछों, मूंछों
glasses: चश्मा, चश्मे
sunglasses: धूप का चश्मा, धूप के चश्मे
hat: टोपी, हैट
cap: कैप
helmet: हेलमेट
headscarf: हिजाब, दुपट्टा, सिर पर दुपट्टा
turban: पगड़ी
crown: मुकुट, ताज
hood: हुड
straw-hat: पुआल की टोपी
beanie: ऊनी टोपी
scarf: मफलर, गुलूबंद
coat: कोट
raincoat: बरसाती, रेनकोट
jacket: जैकेट
dress: पोशाक, ड्रेस, साड़ी
suit: सूट
skirt: स्कर्ट, घाघरा
shirt: कमीज़, कमीज, शर्ट, कुर्ता
sweater: स्वेटर
uniform: वर्दी
apron: एप्रन
robe: चोगा, लबादा
doctor: डॉक्टर, चिकित्सक
nurse: नर्स
police: पुलिसवाला, पुलिसकर्मी, पुलिस
firefighter: दमकलकर्मी
chef: रसोइया, बावर्ची
farmer: किसान
astronaut: अंतरिक्ष यात्री
knight: शूरवीर
soldier: सैनिक, सिपाही
judge: न्यायाधीश, जज
teacher: शिक्षक, शिक्षिका, अध्यापक, अध्यापिका
fisherman: मछुआरा, मछुआरे
sailor: नाविक
scientist: वैज्ञानिक
pirate: समुद्री डाकू
king: राजा
queen: रानी
wizard: जादूगर
monk: साधु, भिक्षु
builder: मज़दूर, मजदूर
without: बिना, के बिना, रहित
wearing: पहने, पहनी, पहना, पहनकर, वाला, वाली, वाले, लगाए, बाँधे
`,
}
