"use client";

import { DangerZone } from "@/components/features/account-data/danger-zone";
import { DataExport } from "@/components/features/account-data/data-export";
import { SecondFactorCard } from "@/components/features/accounts/second-factor/second-factor-card";
import { EmailSettingsCard } from "@/components/features/accounts/settings/email-settings-card";
import { PhotoCard } from "@/components/features/accounts/settings/photo-card";
import { PlanCard } from "@/components/features/accounts/settings/plan-card";
import { ProfileForm } from "@/components/features/accounts/settings/profile-form";
import { ReferralCard } from "@/components/features/accounts/settings/referral-card";
import { ApiKeysCard } from "@/components/features/accounts/settings/security/api-keys-card";
import { EmailForm } from "@/components/features/accounts/settings/security/email-form";
import { PasswordMethod } from "@/components/features/accounts/settings/security/password-method";
import { SessionList } from "@/components/features/accounts/settings/security/session-list";
import { SignInMethodsSection } from "@/components/features/accounts/settings/security/sign-in-methods-section";
import { SettingsSection } from "@/components/features/accounts/settings/settings-section";
import { SettingsSkeleton } from "@/components/features/accounts/settings/settings-skeleton";
import { TelegramCard } from "@/components/features/telegram/telegram-card";
import { useRequiredUser } from "@/components/shell/visitor/use-required-user";
import { planTexts } from "@/content/billing/plan";
import { emailSettingTexts } from "@/content/duties/calendar";

/** `/settings`: profile, sessions, data and deletion of the account. */
export function SettingsScreen() {
  const user = useRequiredUser();
  return (
    <>
      <h1 className="text-3xl">Настройки</h1>
      <div className="mt-8 sm:mt-10">
        {user ? (
          <>
            <SettingsSection
              id="photo"
              title="Изображение"
              note="Его видите только вы: в меню и здесь."
            >
              <PhotoCard user={user} />
            </SettingsSection>
            <SettingsSection
              id="profile"
              title="Личные данные"
              note="Чтобы обращаться к вам по имени. В документы эти данные не попадают: владельца сайта вы называете в форме."
            >
              <ProfileForm user={user} />
            </SettingsSection>
            <SettingsSection
              id="email"
              title="Адрес почты"
              note="С ним вы входите, на него приходят письма. После смены завершатся все сеансы, кроме того, где открыта ссылка."
            >
              <EmailForm email={user.email} />
            </SettingsSection>
            <SettingsSection
              id="password"
              title="Пароль"
              note="После смены завершатся все сеансы, кроме этого."
            >
              <PasswordMethod email={user.email} />
            </SettingsSection>
            <SignInMethodsSection />
            <SettingsSection
              id="second-factor"
              title="Вход с кодом"
              note="После пароля мы спросим код из приложения на вашем телефоне. Кто узнает пароль, без телефона не войдёт."
            >
              <SecondFactorCard email={user.email} />
            </SettingsSection>
            <SettingsSection
              id="sessions"
              title="Активные сеансы"
              note="Где сейчас открыт ваш кабинет. Незнакомый сеанс завершите и смените пароль."
            >
              <SessionList />
            </SettingsSection>
            <SettingsSection id="plan" title={planTexts.title} note={planTexts.card.note}>
              <PlanCard user={user} />
            </SettingsSection>
            <SettingsSection
              id="referral"
              title="Приглашения"
              note="Поделитесь ссылкой: мы посчитаем, кто по ней зарегистрировался. Кто именно — не показываем."
            >
              <ReferralCard />
            </SettingsSection>
            <SettingsSection
              id="letters"
              title={emailSettingTexts.title}
              note={emailSettingTexts.note}
            >
              <EmailSettingsCard />
            </SettingsSection>
            <SettingsSection
              id="telegram"
              title="Telegram"
              note="Уведомления кабинета — ещё и в ваш канал, через вашего собственного бота."
            >
              <TelegramCard />
            </SettingsSection>
            <SettingsSection
              id="api-keys"
              title="Ключи API"
              note="Для ваших программ: составлять и скачивать документы без браузера."
            >
              <ApiKeysCard user={user} />
            </SettingsSection>
            <SettingsSection
              id="data"
              title="Ваши данные"
              note="Копия всего, что мы о вас храним, одним файлом."
            >
              <DataExport />
            </SettingsSection>
            <SettingsSection
              id="danger"
              title="Удаление аккаунта"
              note="Удалённый аккаунт восстановить нельзя."
            >
              <DangerZone user={user} />
            </SettingsSection>
          </>
        ) : (
          <SettingsSkeleton />
        )}
      </div>
    </>
  );
}
