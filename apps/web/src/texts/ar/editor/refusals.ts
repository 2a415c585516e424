import type * as english from '../../editor/refusals.ts'
import type { Translation } from '../../locale/translation.ts'
import { frames } from '../counts.ts'

type Refusal = Parameters<typeof english.refusalText>[0]

const KINDS: Readonly<Record<string, string>> = { Video: 'فيديو', Image: 'صورة', Audio: 'صوت' }

export const refusalText: Translation<typeof english.refusalText> = (refusal) => {
  switch (refusal.code) {
    case 'item_not_found':
      return `لم يُعثر على عنصر المخطط الزمني ذي المعرّف ${refusal.itemId}`
    case 'track_not_found':
      return `لم يُعثر على المسار ذي المعرّف ${refusal.trackId}`
    case 'asset_not_found':
      return `لم يُعثر على ملف الوسائط ذي المعرّف ${refusal.mediaAssetId}`
    case 'shot_not_found':
      return `لم يُعثر على اللقطة ذات المعرّف ${refusal.shotId}`
    case 'missing_asset':
      return `لم يُعثر على ملف الوسائط (${KINDS[refusal.kind] ?? refusal.kind}) ذي المعرّف ${refusal.mediaAssetId} للقطة ${refusal.shotId}`
    case 'group_not_found':
      return 'لم تعد هذه المجموعة موجودة'
    case 'asset_not_ready':
      return 'هذا الملف ليس جاهزًا بعد'
    case 'asset_in_use':
      return 'لا يمكنك حذف هذا الملف لأنه مستخدم حاليًا في المخطط الزمني.'
    case 'incompatible_track':
      return INCOMPATIBLE[refusal.accepts]
    case 'no_room':
      return `لا توجد مساحة كافية هنا: المطلوب ${frames(refusal.requiredFrames)}، والمتاح ${frames(refusal.availableFrames)}`
    case 'nothing_to_join':
      return 'يحتاج الانتقال إلى مقطع على جانبي القطع'
    case 'no_transition_material':
      return noMaterialText(refusal)
    case 'too_long':
      return 'المصدر ليس بهذا الطول'
    case 'out_of_range':
      return `يُرجى اختيار قيمة من ${refusal.min} إلى ${refusal.max}`
    case 'take_not_ready':
      return 'هذه النسخة ليست جاهزة بعد'
    case 'fixed_length':
      return 'طول هذا العنصر ثابت'
    case 'nothing_to_split':
      return 'انقل رأس التشغيل إلى داخل مقطع لتقسيمه'
    case 'nothing_to_trim':
      return 'انقل رأس التشغيل إلى داخل مقطع لاقتطاعه هناك'
    case 'no_beats':
      return 'لا توجد في هذا الفيلم موسيقى ذات إيقاع بعد'
    case 'nothing_to_cut':
      return 'يحتاج الفيلم إلى مقطعين على الأقل لتقطيعه على الإيقاع'
    case 'nothing_in_range':
      return 'لا يوجد هناك شيء من الفيلم'
    case 'words_not_found':
      return 'لم تعد هذه الكلمات في الفيلم'
    case 'too_short':
      return 'لن يبقى شيء من الصوت أو الصورة التابعة له. قسِّمه بدلًا من ذلك واحذف الجزء'
    case 'nothing_to_duplicate':
      return 'حدِّد مقطعًا أو صوتًا أو تسمية توضيحية لتكرارها'
    case 'nothing_to_copy':
      return 'حدِّد مقطعًا أو صوتًا أو تسمية توضيحية لنسخها'
    case 'nothing_to_paste':
      return 'لم يُنسخ شيء من مخطط زمني بعد'
    case 'other_frame_rate':
      return `نُسخ هذا من قصة بمعدل ${refusal.copiedFps} إطارًا في الثانية، ومعدل هذه القصة ${refusal.fps}`
    case 'marker_not_found':
      return 'لم تعد هذه العلامة موجودة'
    case 'empty_range':
      return 'يجب أن تكون نقطة النهاية بعد نقطة البداية'
    case 'too_many_markers':
      return `الحد الأقصى للعلامات على المخطط الزمني: ${refusal.max}`
    case 'track_locked':
      return refusal.name ? `المسار «${refusal.name}» مقفل. ألغِ قفله أولًا` : 'مسار سيغيّره هذا الإجراء مقفل. ألغِ قفله أولًا'
    case 'nothing_to_freeze':
      return 'انقل رأس التشغيل فوق مقطع لتجميد إطاره'
    case 'sound_detached':
      return 'صوت هذا المقطع على مسار خاص به بالفعل'
    case 'nothing_to_attach':
      return 'صوت هذا المقطع ليس مفصولًا'
    case 'no_material':
      return 'ليس في الملف ما يُعرض أكثر في هذا الاتجاه'
    case 'no_cut':
      return 'لا يوجد قطع هنا: يجب أن يلامسه عنصر آخر'
    case 'nothing_to_link':
      return 'حدِّد عنصرين أو أكثر لربطها'
    case 'nothing_to_unlink':
      return 'المحدَّد ليس مربوطًا'
    case 'several_clips':
      return 'لا يمكن أن تضم المجموعة سوى مقطع واحد من الفيلم. حدِّد مقطعًا واحدًا وما يرافقه'
    case 'invalid_version':
      return `لا يمكن استعادة هذا الإصدار: ${refusal.message}`
    case 'read_only':
      return refusal.reason
    case 'no_boundary':
    case 'wrong_kind':
    case 'shot_exists':
      return null
  }
}

const INCOMPATIBLE = {
  video_and_image: 'يُسمح بملفات الفيديو والصور فقط',
  audio: 'يُسمح بملفات الصوت فقط',
  caption: 'غير مسموح',
} as const

const noMaterialText = ({ beforeFrames, afterFrames }: Extract<Refusal, { code: 'no_transition_material' }>): string =>
  `ليس في المقطعين ما يتداخلان به: المتاح ${frames(afterFrames)} بعد نهاية الأول و${frames(beforeFrames)} قبل بداية الثاني. اقتطع منهما، أو استخدم التعتيم إلى الأسود الذي لا يحتاج إلى ذلك.`
