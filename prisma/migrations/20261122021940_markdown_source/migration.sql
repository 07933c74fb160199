-- AlterTable
ALTER TABLE "blog_posts" ADD COLUMN     "markdown" TEXT;

-- AlterTable
ALTER TABLE "help_articles" ADD COLUMN     "markdown" TEXT;
