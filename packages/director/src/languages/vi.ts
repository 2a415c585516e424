import type { LanguageRules } from '../lexical/language-rules.ts'

export const VIETNAMESE: LanguageRules = {
  nouns: `
man người_đàn_ông đàn_ông|woman người_phụ_nữ phụ_nữ|boy cậu_bé bé_trai|girl cô_bé bé_gái|child đứa_trẻ đứa_bé|baby em_bé|old_man ông_lão ông_già cụ_ông|old_woman bà_lão bà_già cụ_bà
king nhà_vua vua|queen nữ_hoàng hoàng_hậu|prince hoàng_tử|princess công_chúa|emperor hoàng_đế|knight hiệp_sĩ|soldier người_lính binh_lính binh_sĩ|monk nhà_sư|priest linh_mục|doctor bác_sĩ|nurse y_tá|teacher giáo_viên thầy_giáo cô_giáo|student học_sinh sinh_viên|farmer nông_dân|fisherman ngư_dân người_đánh_cá|baker thợ_làm_bánh|cook đầu_bếp|carpenter thợ_mộc|worker công_nhân|engineer kỹ_sư|scientist nhà_khoa_học|astronaut phi_hành_gia|sailor thủy_thủ|captain thuyền_trưởng|singer ca_sĩ|dancer vũ_công|painter họa_sĩ|writer nhà_văn|police_officer cảnh_sát|firefighter lính_cứu_hỏa|merchant thương_nhân|pirate cướp_biển|wizard phù_thủy|crowd đám_đông
cat con_mèo mèo|dog con_chó chó|fox con_cáo cáo|wolf con_sói chó_sói sói|bear con_gấu gấu|lion sư_tử|tiger con_hổ|elephant con_voi voi|horse con_ngựa ngựa|cow con_bò|pig con_lợn con_heo|sheep con_cừu cừu|goat con_dê|donkey con_lừa|rabbit con_thỏ thỏ|mouse con_chuột|squirrel con_sóc|deer con_hươu con_nai|monkey con_khỉ khỉ|bird con_chim chim|owl con_cú|duck con_vịt vịt|chicken con_gà|eagle đại_bàng|swan thiên_nga|penguin chim_cánh_cụt|parrot con_vẹt|dove bồ_câu|fish con_cá|shark cá_mập|whale cá_voi|dolphin cá_heo|octopus bạch_tuộc|frog con_ếch|turtle con_rùa rùa|snake con_rắn rắn|crocodile cá_sấu|dragon con_rồng rồng|dinosaur khủng_long|butterfly con_bướm|bee con_ong ong_mật|ant con_kiến|spider con_nhện|snail ốc_sên
tree cây_cối gốc_cây cây_to|flower bông_hoa đóa_hoa|sunflower hoa_hướng_dương|mushroom cây_nấm|apple quả_táo|lemon quả_chanh|banana quả_chuối|grape quả_nho|strawberry dâu_tây|tomato cà_chua|potato khoai_tây|carrot cà_rốt|onion hành_tây|garlic củ_tỏi|bread bánh_mì|cheese phô_mai|egg quả_trứng trứng|milk sữa|honey mật_ong|cake bánh_kem|pizza pizza|flour bột_mì|coffee cà_phê|tea chén_trà|beer bia|chocolate sô_cô_la
house ngôi_nhà căn_nhà|hut túp_lều|castle lâu_đài|church nhà_thờ|tower tòa_tháp|bridge cây_cầu|lighthouse ngọn_hải_đăng hải_đăng|factory nhà_máy|hospital bệnh_viện|prison nhà_tù|pyramid kim_tự_tháp|door cánh_cửa|window cửa_sổ|chair cái_ghế|table cái_bàn|bed chiếc_giường|lamp cái_đèn|lantern đèn_lồng|candle ngọn_nến nến|mirror tấm_gương|basket cái_giỏ|bucket cái_xô|broom cây_chổi|bottle cái_chai|book cuốn_sách quyển_sách sách|newspaper tờ_báo|map bản_đồ|pencil bút_chì|smartphone điện_thoại_thông_minh|telephone điện_thoại|computer máy_tính|television tivi|camera máy_ảnh|robot rô_bốt robot|car ô_tô xe_hơi|bus xe_buýt|taxi xe_taxi|truck xe_tải|train tàu_hỏa xe_lửa|airplane máy_bay|helicopter trực_thăng|bicycle xe_đạp|motorcycle xe_máy|ship tàu_thủy con_tàu|boat chiếc_thuyền con_thuyền|sailboat thuyền_buồm|rocket tên_lửa|tractor máy_kéo|balloon bóng_bay|umbrella cái_ô chiếc_ô ô|suitcase va_li|hat cái_mũ|shoe đôi_giày|glasses cặp_kính|crown vương_miện|hammer cái_búa|ladder cái_thang|guitar đàn_ghi_ta|violin vĩ_cầm|piano dương_cầm|drum cái_trống|flute cây_sáo|coin đồng_xu|telescope kính_viễn_vọng|microscope kính_hiển_vi
moon mặt_trăng|sun mặt_trời|star ngôi_sao|cloud đám_mây|rainbow cầu_vồng|volcano núi_lửa|mountain ngọn_núi|island hòn_đảo|earth trái_đất|sky bầu_trời|waterfall thác_nước|planet hành_tinh|satellite vệ_tinh
forest khu_rừng rừng|sea biển đại_dương|river dòng_sông con_sông|lake hồ_nước|beach bãi_biển|village ngôi_làng|city thành_phố|field cánh_đồng|garden khu_vườn|desert sa_mạc|street đường_phố|kitchen nhà_bếp bếp|bedroom phòng_ngủ|library thư_viện|laboratory phòng_thí_nghiệm|cave hang_động
hour/night ban_đêm đêm_khuya nửa_đêm|hour/dusk hoàng_hôn|hour/dawn bình_minh|weather/rain mưa|weather/snow tuyết|weather/fog sương_mù|weather/storm cơn_bão giông_bão`,
  none: 'không_có chẳng_có',
  not: 'không chẳng chưa đừng',
  like: 'như giống hơn bằng',
  if: 'nếu',
  possessive: '',
  old: 'già',
  numbers: '2 hai|3 ba|4 bốn|5 năm!|6 sáu|7 bảy|8 tám|9 chín|10 mười',
  many: 'hàng_nghìn hàng_ngàn hàng_trăm hàng_triệu nhiều',
  dead: 'chết! ám_sát! giết! thiệt_mạng hy_sinh! tử_trận qua_đời! chết_đuối',
  up: 'tăng!',
  down: 'giảm!',
  actions: `sleep ngủ!|run chạy!|walk đi_bộ!|swim bơi!|read đọc!|write viết!|eat ăn!|drink uống!|cook nấu! nướng!|dance nhảy_múa!|sing hát!|sit ngồi!|cry khóc!|laugh cười!|climb leo!`,
  empty: 'một ngày mỗi chiếc của cần nhiều hãy',
}
