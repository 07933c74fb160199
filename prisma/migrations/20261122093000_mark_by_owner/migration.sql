-- `markedUpTo` names an owner from now on, no longer a document. A change that is half marked is gone through
-- from its beginning; the notices that are there stay, and nobody is told of them again.
UPDATE "law_changes" SET "markedUpTo" = '' WHERE "markedAt" IS NULL;
