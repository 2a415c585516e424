import { pluralOf } from '../locale/plural.ts'

export const plural = pluralOf('ar')

/** Counted nouns: the first function for the nominative, the second for the genitive. They differ in the dual alone. */
const noun = (one: string, [two, ofTwo]: readonly [string, string], few: string, many: string, hundred = many) => {
  const counted = (dual: string) => (count: number) =>
    plural(count, { one, two: dual, few: `${count} ${few}`, many: `${count} ${many}`, other: `${count} ${hundred}` })
  return [counted(two), counted(ofTwo)] as const
}

export const [shots, ofShots] = noun('لقطة واحدة', ['لقطتان', 'لقطتين'], 'لقطات', 'لقطة')
export const [pictures, ofPictures] = noun('صورة واحدة', ['صورتان', 'صورتين'], 'صور', 'صورة')
export const [clips, ofClips] = noun('مقطع واحد', ['مقطعان', 'مقطعين'], 'مقاطع', 'مقطعًا', 'مقطع')
export const [videos, ofVideos] = noun('مقطع فيديو واحد', ['مقطعا فيديو', 'مقطعي فيديو'], 'مقاطع فيديو', 'مقطع فيديو')
export const [items, ofItems] = noun('عنصر واحد', ['عنصران', 'عنصرين'], 'عناصر', 'عنصرًا', 'عنصر')
export const [lines, ofLines] = noun('سطر واحد', ['سطران', 'سطرين'], 'أسطر', 'سطرًا', 'سطر')
export const [, ofSentences] = noun('جملة واحدة', ['جملتان', 'جملتين'], 'جمل', 'جملة')
export const [, ofWords] = noun('كلمة واحدة', ['كلمتان', 'كلمتين'], 'كلمات', 'كلمة')
export const [, ofCaptions] = noun('تسمية توضيحية واحدة', ['تسميتان توضيحيتان', 'تسميتين توضيحيتين'], 'تسميات توضيحية', 'تسمية توضيحية')
export const [songs] = noun('أغنية واحدة', ['أغنيتان', 'أغنيتين'], 'أغنيات', 'أغنية')
export const [recordings] = noun('تسجيل واحد', ['تسجيلان', 'تسجيلين'], 'تسجيلات', 'تسجيلًا', 'تسجيل')
export const [reports] = noun('بلاغ واحد', ['بلاغان', 'بلاغين'], 'بلاغات', 'بلاغًا', 'بلاغ')
export const [stories] = noun('قصة واحدة', ['قصتان', 'قصتين'], 'قصص', 'قصة')
export const [credits, ofCredits] = noun('نقطة واحدة', ['نقطتان', 'نقطتين'], 'نقاط', 'نقطة')
export const [cuts, ofCuts] = noun('نقطة قطع واحدة', ['نقطتا قطع', 'نقطتي قطع'], 'نقاط قطع', 'نقطة قطع')
export const [frames] = noun('إطار واحد', ['إطاران', 'إطارين'], 'إطارات', 'إطارًا', 'إطار')
export const [, ofMinutes] = noun('دقيقة واحدة', ['دقيقتان', 'دقيقتين'], 'دقائق', 'دقيقة')
export const [, ofSeconds] = noun('ثانية واحدة', ['ثانيتان', 'ثانيتين'], 'ثوانٍ', 'ثانية')
export const [attempts, ofAttempts] = noun('محاولة واحدة', ['محاولتان', 'محاولتين'], 'محاولات', 'محاولة')
export const [, ofTimes] = noun('مرة واحدة', ['مرتان', 'مرتين'], 'مرات', 'مرة')
