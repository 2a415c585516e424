import type { Vocabulary } from './vocabulary.ts'

export const vi: Vocabulary = {
  needsAccents: true,
  sexual:
    'phim sex, phim khiêu dâm, khiêu dâm, cảnh sex, cảnh làm tình, quan hệ tình dục tập thể, video sex, clip sex, phụ nữ khỏa thân, cô gái khỏa thân, gái khỏa thân, ảnh nóng, cảnh hiếp dâm, hiếp dâm cô, địt nhau, đụ nhau, địt mẹ, con đĩ, làm tình, quan hệ tình dục trước, đang quan hệ tình dục, thủ dâm',
  harmless: 'bom tắm, bom nguyên tử, bom mìn còn sót',
  minors: 'trẻ em, trẻ con, bé gái, bé trai, vị thành niên, nữ sinh, em bé, thiếu nhi',
  sexualized: 'khỏa thân, khoả thân, gợi dục, tình dục với, làm tình, khiêu dâm, kích dục, trần truồng',
  childAbuse: 'khiêu dâm trẻ em, ấu dâm, phim sex trẻ em',
  violence:
    'tao sẽ giết mày, tôi sẽ giết, tao giết mày, tôi muốn giết, cách giết người, cách giết vợ, cách giết chồng, cách đầu độc, làm sao để giết, video chặt đầu, cảnh chặt đầu, video tra tấn, tắm máu, xả súng ở trường tôi, xả súng vào trường, giết vợ tôi',
  selfHarm:
    'tôi muốn chết, tôi muốn tự tử, tôi sẽ tự tử, cách tự tử, cách tự sát, làm sao để tự tử, cắt cổ tay, rạch tay tôi, mày chết đi, hãy tự tử đi, kết thúc cuộc đời tôi',
  cut: 'cắt, rạch, cứa',
  wrists: 'cổ tay tôi, tay tôi, mạch máu tôi, cổ tay mình',
  deny: 'không, không phải, chưa',
  instructions:
    'cách làm, cách chế tạo, cách chế, hướng dẫn làm, hướng dẫn chế tạo, làm thế nào để chế, tự làm, tự chế, từng bước, lắp ráp, chế tạo, chế, tự làm, các bước, hướng dẫn',
  weapons: 'bom, chất nổ, thuốc nổ, bom xăng, ricin, khí sarin, súng tự chế, bộ giảm thanh, quả bom, bom đinh, lựu đạn, mìn tự chế',
  trade: 'bán, mua ở đâu, cách nấu, cách điều chế, cần mua, chuyên bán, mua, đặt mua, giao hàng, giá rẻ, có bán',
  drugs: 'cocaine, heroin, ma túy, ma túy đá, fentanyl, thuốc lắc, mdma, lsd, ma túy, cần sa, thuốc phiện, hàng đá, thuốc lắc',
  hate: 'heil hitler, bọn mọi đen, lũ mọi đen, lũ bắc kỳ chó, bọn khựa chết, lũ bê đê, thượng đẳng da trắng',
  groups: 'người do thái, người hồi giáo, người da đen, người đồng tính, người nhập cư, người tị nạn, phụ nữ, người da màu',
  exterminate: 'giết hết, giết sạch, hãy giết, phải giết hết, tôi ghét tất cả',
  despise:
    'là rác rưởi, là súc vật, là sâu bọ, là chuột bọ, là ký sinh trùng, là hạ đẳng, là cặn bã, phải chết, đáng chết, chết hết đi, là khủng bố, là bọn khủng bố, là tội phạm, là tai họa, phải bị bắn, đáng bị giết, nên chết, cần phải chết',
  regimes: 'phát xít, đức quốc xã, quốc xã, hitler, nhà nước hồi giáo, holocaust',
  praise: 'thật tuyệt vời, tuyệt vời, đã đúng, là anh hùng, là dối trá, là bịa đặt, muôn năm, vĩ đại',
}
