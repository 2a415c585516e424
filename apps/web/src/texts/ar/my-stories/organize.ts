import type * as english from '../../my-stories/organize.ts'
import type { Translation } from '../../locale/translation.ts'
import { plural } from '../counts.ts'

export const organizeTexts: Translation<typeof english.organizeTexts> = {
  search: 'البحث بالاسم',
  sort: 'الترتيب',
  sorts: { newest: 'الأحدث أولًا', oldest: 'الأقدم أولًا', name: 'حسب الاسم', changed: 'آخر تعديل' },
  folders: 'المجلدات',
  all: 'كل القصص',
  folder: (name, count) => `${name} (${count})`,
  newFolder: 'مجلد جديد',
  folderMenu: (name) => `المجلد ${name}`,
  renameFolder: 'إعادة تسمية المجلد',
  deleteFolder: 'حذف المجلد',
  folderName: 'اسم المجلد',
  create: 'إنشاء',
  save: 'حفظ',
  deleteTitle: 'هل تريد حذف المجلد؟',
  deleteText: (name) => `سيُحذف «${name}». وتبقى قصصه ضمن «كل القصص».`,
  folderDeleted: 'حُذف المجلد، وبقيت قصصه.',
  foldersFailed: 'تعذّر تحميل مجلداتك. قصصك كلها هنا.',
  select: 'تحديد',
  done: 'تم',
  selectStory: (title) => `تحديد ${title}`,
  selected: (count) => `المحدَّد: ${count}`,
  move: 'نقل إلى مجلد',
  noFolder: 'بلا مجلد',
  moved: (count) =>
    plural(count, {
      one: 'نُقلت القصة',
      two: 'نُقلت قصتان',
      few: `نُقلت ${count} قصص`,
      other: `نُقلت ${count} قصة`,
    }),
  rename: 'إعادة تسمية',
  storyName: 'اسم القصة',
  noneFound: (name) => `لا توجد بين هذه القصص قصة باسم «${name}».`,
  showAll: 'عرض كل القصص',
  emptyFolder: 'هذا المجلد فارغ. حدِّد قصصًا وانقلها إلى هنا.',
}
