-- CreateTable
CREATE TABLE "law_checks" (
    "law" TEXT NOT NULL,
    "checkedOn" VARCHAR(10) NOT NULL,
    "status" TEXT NOT NULL,
    "adminEmail" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "law_checks_pkey" PRIMARY KEY ("law")
);
