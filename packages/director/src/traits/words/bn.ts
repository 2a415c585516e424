import type { TraitWords } from '../trait-words.ts'

export const BENGALI: TraitWords = {
  endings: { '+': '- র ের টি কে রা য় তে' },
  isNegationAfter: true,
  isWearingAfter: true,
  words: `
woman: মহিলা+, নারী+
man: পুরুষ+, লোক+, মানুষ
girl: মেয়ে+, বালিকা
boy: ছেলে+, বালক
kid: শিশু+, বাচ্চা+
old-woman: বৃদ্ধা+, বুড়ি+, দাদি, ঠাকুমা
old-man: বৃদ্ধ লোক, বুড়ো লোক, দাদু
child: ছোট
young: তরুণ, তরুণী, যুবক, যুবতী
old: বৃদ্ধ, বুড়ো, বয়স্ক
tall: লম্বা লোক, দীর্ঘদেহী
slim: রোগা, পাতলা
broad: বলিষ্ঠ, পেশীবহুল
round: মোটা
fair: ফর্সা
dark-skinned: শ্যামলা, কালো চামড়ার
long: লম্বা
short: ছোট করে কাটা
curly: কোঁকড়া
bald: টাক, টেকো
bun: খোঁপা
ponytail: পনিটেল
braids: বিনুনি, বেণী
red: লাল
orange: কমলা
yellow: হলুদ
green: সবুজ
blue: নীল
purple: বেগুনি
pink: গোলাপি
brown: বাদামি
black: কালো
white: সাদা
gray: ধূসর
gold: সোনালি
hair: চুল, চুলের
skin: ত্বক
beard: দাড়ি, দাড়িওয়ালা
moustache: গোঁফ
glasses: চশমা
sunglasses: রোদচশমা, সানগ্লাস
hat: টুপি, হ্যাট
helmet: হেলমেট
headscarf: হিজাব
turban: পাগড়ি
crown: মুকুট
straw-hat: খড়ের টুপি
scarf: মাফলার
coat: কোট
raincoat: রেইনকোট, বর্ষাতি
jacket: জ্যাকেট
dress: পোশাক, শাড়ি
suit: স্যুট
skirt: স্কার্ট
shirt: শার্ট, জামা, পাঞ্জাবি
sweater: সোয়েটার
uniform: ইউনিফর্ম, উর্দি
apron: অ্যাপ্রন
robe: আলখাল্লা
doctor: ডাক্তার, চিকিৎসক
nurse: নার্স
police: পুলিশ
firefighter: দমকলকর্মী
chef: রাঁধুনি, বাবুর্চি
farmer: কৃষক, চাষী
astronaut: মহাকাশচারী, নভোচারী
soldier: সৈনিক, সৈন্য
judge: বিচারক
teacher: শিক্ষক, শিক্ষিকা
fisherman: জেলে
sailor: নাবিক
scientist: বিজ্ঞানী
pirate: জলদস্যু
king: রাজা
queen: রানি, রানী
wizard: জাদুকর
monk: সন্ন্যাসী, ভিক্ষু
builder: মিস্ত্রি, শ্রমিক
without: ছাড়া, বিহীন
wearing: পরা, পরে, পরিহিত, ওয়ালা
`,
}
