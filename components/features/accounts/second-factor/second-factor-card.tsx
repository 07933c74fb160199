"use client";

import { useState } from "react";
import { EnableSecondFactor } from "@/components/features/accounts/second-factor/enable-second-factor";
import { ProofForm } from "@/components/features/accounts/second-factor/proof-form";
import { RecoveryCodes } from "@/components/features/accounts/second-factor/recovery-codes";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatDay } from "@/components/ui/format-moment";
import {
  useDisableSecondFactor,
  useRefreshSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactor,
} from "@/lib/features/accounts/second-factor/client";
import type { SecondFactorState } from "@/lib/features/accounts/second-factor/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** Below this number the card suggests new ones. */
const fewCodes = 3;

/** Login with a code: off, being set up, showing its recovery codes once, on. */
export function SecondFactorCard({ email }: { email: string }) {
  const query = useSecondFactor();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = useRefreshSecondFactor();
  const show = (codes: string[]) => {
    setIsSettingUp(false);
    setCodes(codes);
  };
  const onKept = () => {
    setCodes(null);
    void refresh();
  };
  if (codes) return <RecoveryCodes codes={codes} email={email} onKept={onKept} />;
  return (
    <QueryStates
      query={query}
      loading={<Loading label="Загружаем настройки входа" />}
      failure="Не удалось загрузить настройки входа"
    >
      {(state) => {
        if (state.isOn) return <SwitchedOn state={state} email={email} onCodes={show} />;
        if (isSettingUp) {
          return (
            <EnableSecondFactor
              email={email}
              onDone={show}
              onCancel={() => setIsSettingUp(false)}
            />
          );
        }
        return <SwitchedOff isRequired={state.isRequired} onStart={() => setIsSettingUp(true)} />;
      }}
    </QueryStates>
  );
}

type SwitchedOffProps = { isRequired: boolean; onStart: () => void };

function SwitchedOff({ isRequired, onStart }: SwitchedOffProps) {
  return (
    <>
      {isRequired ? (
        <Alert tone="warning" title="Администратору нужен вход с кодом" className="mb-5">
          {typeset("Пока он выключен, панель администратора закрыта.")}
        </Alert>
      ) : null}
      <p>{typeset("Сейчас для входа хватает пароля.")}</p>
      <Button variant="secondary" className="mt-4" onClick={onStart}>
        Включить вход с кодом
      </Button>
    </>
  );
}

type SwitchedOnProps = {
  state: SecondFactorState;
  email: string;
  onCodes: (codes: string[]) => void;
};

function SwitchedOn({ state, email, onCodes }: SwitchedOnProps) {
  const [openDialog, setOpenDialog] = useState<"codes" | "off" | null>(null);
  const { since, recoveryCodesLeft: remaining } = state;
  const toggle = (dialog: "codes" | "off") => setOpenDialog(openDialog === dialog ? null : dialog);
  return (
    <>
      <Card className="px-5 py-4">
        <p className="font-medium">Включён{since ? ` с ${formatDay(since)}` : ""}</p>
        <p className="mt-0.5 text-sm text-ink-faint">
          {remaining === 0
            ? "Запасных кодов не осталось."
            : `Осталось: ${plural(remaining, "запасной код", "запасных кода", "запасных кодов")}.`}
        </p>
      </Card>
      {remaining < fewCodes ? (
        <Alert tone="warning" className="mt-4">
          {typeset("Создайте новые запасные коды: без них и без телефона в кабинет не войти.")}
        </Alert>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={openDialog === "codes"}
          onClick={() => toggle("codes")}
        >
          Новые запасные коды
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={openDialog === "off"}
          onClick={() => toggle("off")}
        >
          Отключить
        </Button>
      </div>
      {openDialog === "codes" ? (
        <NewCodes email={email} onCodes={onCodes} onCancel={() => setOpenDialog(null)} />
      ) : null}
      {openDialog === "off" ? (
        <SwitchOff email={email} onCancel={() => setOpenDialog(null)} />
      ) : null}
    </>
  );
}

type ProofProps = { email: string; onCancel: () => void };

function NewCodes({ onCodes, ...props }: ProofProps & Pick<SwitchedOnProps, "onCodes">) {
  return (
    <ProofForm
      {...props}
      action="Создать новые коды"
      failureTitle="Коды не созданы"
      mutation={useRenewRecoveryCodes()}
      onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
    />
  );
}

function SwitchOff(props: ProofProps) {
  return (
    <ProofForm
      {...props}
      action="Отключить вход с кодом"
      isDangerous
      failureTitle="Вход с кодом не отключён"
      mutation={useDisableSecondFactor()}
      onDone={({ message }) => void showMessage("success", { title: message })}
    />
  );
}
