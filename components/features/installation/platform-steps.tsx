import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs/tabs";
import {
  type InstallPlatform,
  installCheckedAt,
  installPlatforms,
  panelNote,
  platformTexts,
} from "@/content/installation/instructions";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { typeset } from "@/lib/russian/screen-typography";

type PlatformStepsProps = {
  platform: InstallPlatform;
  onChange: (platform: InstallPlatform) => void;
};

/** Instructions for the site's platform; another one can be selected. */
export function PlatformSteps({ platform, onChange }: PlatformStepsProps) {
  return (
    <Tabs
      className="mt-4"
      value={platform}
      onValueChange={(value) => onChange(value as InstallPlatform)}
    >
      <TabsList aria-label="На чём сделан сайт" className="overflow-x-auto">
        {installPlatforms.map((installPlatform) => (
          <TabsTrigger key={installPlatform} value={installPlatform}>
            {platformTexts[installPlatform].label}
          </TabsTrigger>
        ))}
      </TabsList>
      {installPlatforms.map((installPlatform) => (
        <TabsContent key={installPlatform} value={installPlatform} className="pt-4">
          <ol className="measure list-decimal space-y-2 pl-6 text-sm text-ink-soft marker:text-ink-faint">
            {platformTexts[installPlatform].steps.map((step) => (
              <li key={step}>{typeset(step)}</li>
            ))}
          </ol>
          {installPlatform === "wordpress" ? (
            <Button asChild variant="secondary" size="sm" className="mt-4 no-underline">
              <a href="/api/documents/wordpress-plugin" download>
                <Download aria-hidden="true" strokeWidth={1.75} />
                Скачать плагин (ZIP)
              </a>
            </Button>
          ) : null}
          <p className="measure mt-3 text-xs text-ink-faint">
            {installPlatform === "html" ? "" : `${panelNote} `}Сверено{" "}
            {formatRussianDate(installCheckedAt)}
          </p>
        </TabsContent>
      ))}
    </Tabs>
  );
}
