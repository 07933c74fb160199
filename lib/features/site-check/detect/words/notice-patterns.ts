/** The words of a notice about cookies and of its buttons, in small letters and without «ё». */

export const cookiePattern = /cookie|куки|кук-файл|файл[а-я]{0,2} кук/;
export const acceptPattern =
  /^(?:я )?(?:принять|принимаю|согласен|согласна|соглашаюсь|соглашаться|хорошо|ок|ok|okay|понятно|понял|ясно|разрешить|разрешаю|закрыть|да|да, .{0,30}|accept|allow|got it|×|x)(?: .{0,30})?$/;
export const refusePattern =
  /отклон|отказ|не принима|не разреш|не соглас|запрет|только (?:необходим|обязат|технич|важн)|лишь необходим|(?:принять|оставить|разрешить) (?:только )?(?:необходим|обязат)|без cookie|reject|decline|necessary only|only necessary|^нет/;
export const choosePattern =
  /настро|выбрать|параметр|управл|customi[sz]e|settings|preferences|manage/;
